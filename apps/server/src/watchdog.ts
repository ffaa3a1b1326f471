/**
 * Ends a server that does not answer any more. The engine notices rules that go in circles; a step that never returns
 * would hold up every table. So another thread looks on: it has the table closed that was played last, whose log is
 * as it was before, and ends the process, to be started again. Other processes that get the table meanwhile are warned
 * not to play it.
 */
import { Worker } from 'node:worker_threads';
import type { Place } from './archive.ts';

/** What both threads see: a beat, the length of the table's name, and the name. */
export const BEAT = 0;
export const LENGTH = 1;
export const NAME_AT = 8;
const LONGEST_NAME = 64;
/** Milliseconds between two beats. */
const EVERY = 250;

export interface Watched {
  readonly shared: SharedArrayBuffer;
  readonly place: Place;
  /** Milliseconds without a beat after which the server hangs. */
  readonly patience: number;
}

export class Watchdog {
  readonly #shared = new SharedArrayBuffer(NAME_AT + LONGEST_NAME);
  readonly #numbers = new Int32Array(this.#shared, 0, 2);
  readonly #name = Buffer.from(this.#shared, NAME_AT);
  readonly #beats: NodeJS.Timeout;
  readonly #thread: Worker;

  constructor({ data, store }: Place, patience: number) {
    const workerData: Watched = { shared: this.#shared, place: { data, store }, patience };
    this.#thread = new Worker(new URL('./watchdog-thread.ts', import.meta.url), { workerData });
    this.#thread.unref();
    this.#beats = setInterval(() => Atomics.add(this.#numbers, BEAT, 1), EVERY);
    this.#beats.unref();
  }

  /** The rules of a table are about to be asked. */
  at(table: string): void {
    this.#numbers[LENGTH] = this.#name.write(table, 'latin1');
  }

  async close(): Promise<void> {
    clearInterval(this.#beats);
    await this.#thread.terminate();
  }
}
