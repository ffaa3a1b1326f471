/** A thread that plays a scenario: the page itself knows no rules. */
import type { ScenarioMoment, ScenarioResult } from '@deadlight/games';
import { unpackScenario } from '@deadlight/host/share';

export interface Played {
  readonly text: string;
  readonly result: ScenarioResult;
  readonly moments: readonly ScenarioMoment[];
}

async function played(packed: string): Promise<Played | null> {
  const text = await unpackScenario(packed).catch(() => null);
  if (text === null) return null;
  // Imported late: a thread that is still loading its modules misses what it is sent.
  const { runScenario } = await import('@deadlight/games');
  const moments: ScenarioMoment[] = [];
  const result = runScenario(text, '', { moment: (one) => void moments.push(one) });
  return { text, result, moments };
}

self.onmessage = ({ data }: MessageEvent<string>): void => {
  played(data)
    .then((now) => self.postMessage(now))
    .catch((error: unknown) => {
      // Thrown outside of the promise, so that the page learns of it.
      setTimeout(() => {
        throw error;
      });
    });
};
