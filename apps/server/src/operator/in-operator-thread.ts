/** What an operator can do by a command, done by a server itself, in a thread of its own. */
import { Worker } from 'node:worker_threads';
import type { Place } from '../store/archive.ts';

type Job =
  | { readonly do: 'close' | 'reopen'; readonly table: string }
  | { readonly do: 'backup'; readonly file: string };

export interface OperatorWork {
  readonly place: Place;
  readonly job: Job;
}

/** Rejects with what the command would say. */
export function inOperatorThread(place: Place, job: Job): Promise<void> {
  const workerData: OperatorWork = { place, job };
  const worker = new Worker(new URL('./operator-thread.ts', import.meta.url), { workerData });
  return new Promise((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the thread ended with ${code}`)));
  });
}
