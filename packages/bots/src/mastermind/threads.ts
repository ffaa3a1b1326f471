/** Search threads in Node. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type Progress, Thinkers, type Thread } from './thinkers.ts';

function start(): Thread {
  const worker = new Worker(new URL('./node-thread.ts', import.meta.url));
  return {
    tell: (message) => worker.postMessage(message),
    hear: async () => ((await once(worker, 'message')) as [Progress])[0],
    close: () => worker.terminate(),
  };
}

export const thinkersOn = (threads: number): Thinkers => new Thinkers(threads, start);
