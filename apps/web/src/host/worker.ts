/** The host in a thread of its own: what is secret never enters the page. */
import { MOST_OF } from '@deadlight/engine';
import { type FromHost, Host, LEVELS, type ToHost } from '@deadlight/host';
import { PING, PONG } from './heartbeat.ts';
import { keptRuleset } from './kept-ruleset.ts';
import { browserSaves } from './saves.ts';
import { browserThinkers } from './thinkers.ts';

const send = (message: FromHost): void => self.postMessage(message);

async function onlineRecord(table: string): Promise<string | null> {
  const address = new URL(`../record/${encodeURIComponent(table)}`, self.location.href);
  const answer = await fetch(address, { cache: 'no-store' }).catch(() => null);
  // One character more than a record may have is enough for the host to refuse it.
  return answer?.ok === true ? (await answer.text()).slice(0, MOST_OF.record + 1) : null;
}

const host = new Host({
  send,
  saves: browserSaves(),
  now: () => Date.now(),
  thinkers: browserThinkers,
  keptRuleset,
  onlineRecord,
  publish: (text) => URL.createObjectURL(new Blob([text], { type: 'text/plain' })),
});

/** One after another: a message must not find the table in the middle of the last one. */
let work: Promise<void> = Promise.resolve();
self.onmessage = ({ data }: MessageEvent<ToHost | typeof PING>): void => {
  if (data === PING) {
    self.postMessage(PONG);
    return;
  }
  // Nothing waits for a long thought.
  host.hurry();
  work = work
    .then(() => host.receive(data))
    .catch((error: unknown) => {
      // Thrown outside of the promise, so that the page learns that this host is dead.
      setTimeout(() => {
        throw error;
      });
    });
};

send({ say: 'ready', levels: LEVELS });
