/**
 * Runs work in time slices without blocking the event loop: the rest waits for its next turn. Turns go by address, so
 * that nobody waits for everything that somebody else has sent.
 */
import { FairQueue } from '../bots/fair-queue.ts';
import { isTurnOver } from '../store/time-slices.ts';

export class Turns {
  readonly #queue = new FairQueue<() => void>();
  #isGoing = false;

  /** Runs it now, if nothing is queued, or in its turn. */
  take(whose: string, work: () => void): void {
    this.#queue.add(whose, work);
    if (this.#isGoing) return;
    this.#isGoing = true;
    this.#step();
  }

  readonly #step = (): void => {
    if (this.#queue.size === 0) {
      this.#isGoing = false;
      return;
    }
    if (isTurnOver()) {
      setImmediate(this.#step);
      return;
    }
    this.#queue.next()!();
    // Its follow-up work runs before the clock is read.
    queueMicrotask(() => process.nextTick(this.#step));
  };
}
