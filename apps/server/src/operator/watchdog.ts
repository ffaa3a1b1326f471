/**
 * Ends a server whose rules do not return. The engine notices rules that go in circles; a step that never returns would
 * hold up every table. So another thread looks on. It times the rules, not the loop of the server: each call into the
 * rules of a table is marked at its beginning and its end, and only a table whose rules are running can be suspected.
 * That table is closed, with its log as it was before, and the process ends, to be started again. Other processes that
 * get the table meanwhile are warned not to play it. A loop that stands still outside the rules is a fault of the
 * server's own: after a longer time the process ends, and no table is closed.
 */
import { Worker } from 'node:worker_threads';
import type { Place } from '../store/archive.ts';

/** What both threads see: a beat of the loop, a count of calls, the length of the table's name, and the name. */
export const BEAT = 0;
/** Odd while rules are running: it goes up by one when they begin and when they end. */
export const CALLS = 1;
export const LENGTH = 2;
const NUMBERS = 3;
export const NAME_AT = NUMBERS * Int32Array.BYTES_PER_ELEMENT;
const LONGEST_NAME = 64;
/** Milliseconds between two beats. */
const EVERY = 250;

export interface Watched {
  readonly shared: SharedArrayBuffer;
  readonly place: Place;
  /** Milliseconds that one call into the rules may take. */
  readonly patience: number;
}

export class Watchdog {
  readonly #shared = new SharedArrayBuffer(NAME_AT + LONGEST_NAME);
  readonly #numbers = new Int32Array(this.#shared, 0, NUMBERS);
  readonly #name = Buffer.from(this.#shared, NAME_AT);
  readonly #beats: NodeJS.Timeout;
  readonly #thread: Worker;
  #depth = 0;

  constructor({ data, store }: Place, patience: number) {
    const workerData: Watched = { shared: this.#shared, place: { data, store }, patience };
    this.#thread = new Worker(new URL('./watchdog-thread.ts', import.meta.url), { workerData });
    this.#thread.unref();
    this.#beats = setInterval(() => Atomics.add(this.#numbers, BEAT, 1), EVERY);
    this.#beats.unref();
  }

  /** Asks the rules of a table for something; if they never answer, it is known whose they were. */
  during<T>(table: string, ask: () => T): T {
    if (this.#depth++ === 0) {
      this.#numbers[LENGTH] = this.#name.write(table, 'latin1');
      Atomics.add(this.#numbers, CALLS, 1);
    }
    try {
      return ask();
    } finally {
      if (--this.#depth === 0) Atomics.add(this.#numbers, CALLS, 1);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#beats);
    await this.#thread.terminate();
  }
}
