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
import { newPulse, Pulse } from './pulse.ts';

/** A loop that is blocked outside the rules gets more time: it may only be busy. */
export const LOOP_PATIENCE = 3;

export interface Watched {
  readonly shared: SharedArrayBuffer;
  readonly place: Place;
  /** Milliseconds that one call into the rules may take. */
  readonly patience: number;
}

export class Watchdog {
  readonly #pulse: Pulse;
  readonly #thread: Worker;

  constructor({ data, store }: Place, patience: number) {
    const shared = newPulse();
    this.#pulse = new Pulse(shared);
    const workerData: Watched = { shared, place: { data, store }, patience };
    this.#thread = new Worker(new URL('./watchdog-thread.ts', import.meta.url), { workerData });
    this.#thread.unref();
  }

  /** Asks the rules of a table for something; if they never answer, it is known whose they were. */
  during<T>(table: string, ask: () => T): T {
    return this.#pulse.during(table, ask);
  }

  async close(): Promise<void> {
    this.#pulse.stop();
    await this.#thread.terminate();
  }
}
