/** A thread of the browser's that thinks. The first message says on which rules; the others are what to think. */
import { rulesetFor } from '@deadlight/host';
import { keptRuleset } from './kept-ruleset.ts';

export interface Ruled {
  readonly game: string;
  readonly rules: number;
}

const lineOn = async ({ game, rules }: Ruled) =>
  (await rulesetFor(game, rules, keptRuleset)).lineOfThought((said) => self.postMessage(said));

let line: ReturnType<typeof lineOn> | null = null;
self.onmessage = ({ data }: MessageEvent): void => {
  const begun = line;
  line ??= lineOn(data);
  const done = begun === null ? line : begun.then((think) => think(data));
  // Thrown outside of the promise, so that the host learns that this thread is dead.
  done.catch((error: unknown) => {
    setTimeout(() => {
      throw error;
    });
  });
};
