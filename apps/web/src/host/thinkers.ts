/** Threads of the browser's that think for masterminds: started for the first of them, and kept while the rules stay the same. */
import type { Progress, Thinkers, Thread } from '@deadlight/bots/core';
import type { Ruleset } from '@deadlight/host';
import type { Ruled } from './thread.ts';

function start(ruled: Ruled): Thread {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { type: 'module' });
  worker.postMessage(ruled);
  return {
    tell: (message) => worker.postMessage(message),
    hear: () =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<Progress>) => resolve(data);
        worker.onerror = ({ message }) => reject(new Error(`a thread has died: ${message}`));
      }),
    close: () => worker.terminate(),
  };
}

let now: { readonly ruled: Ruled; readonly thinkers: Thinkers } | null = null;

/** Where there are enough cores, one is left to the page. */
export function browserThinkers(ruleset: Ruleset): Thinkers {
  const { id: game, rules } = ruleset.app.game;
  if (now?.ruled.game !== game || now.ruled.rules !== rules) {
    void now?.thinkers.close();
    const ruled = { game, rules };
    const count = Math.max(2, (navigator.hardwareConcurrency || 2) - 1);
    now = { ruled, thinkers: ruleset.thinkers(count, () => start(ruled)) };
  }
  return now.thinkers;
}
