/** Threads of the browser's that think for masterminds: started for the first of them, and kept. */
import { type Progress, Thinkers, type Thread } from '@deadlight/bots/core';

function start(): Thread {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), { type: 'module' });
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

let thinkers: Thinkers | null = null;

/** Where there are enough cores, one is left to the page. */
export const browserThinkers = (): Thinkers =>
  (thinkers ??= new Thinkers(Math.max(2, (navigator.hardwareConcurrency || 2) - 1), start));
