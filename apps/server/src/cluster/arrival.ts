/** A stay as the table's owner counts it: messages from the gateway are handled in order, and acknowledged. */
import { Count, type Verdict } from './count.ts';

export class Arrival {
  #visit = 0;
  #heard = new Count();
  #isBroken = false;
  /** Everything up to here is done, in this visit or an earlier one. */
  #done = 0;
  #said = 0;

  get visit(): number {
    return this.#visit;
  }

  /** Begins another visit, unless it is an old one. */
  begin(visit: number, base: number): boolean {
    if (visit <= this.#visit) return false;
    this.#visit = visit;
    this.#heard = new Count(base);
    this.#isBroken = false;
    this.#said = 0;
    return true;
  }

  hear(visit: number, n: number): Verdict {
    if (visit > this.#visit) return 'doubt';
    if (visit < this.#visit || this.#isBroken) return 'leave';
    const verdict = this.#heard.hear(n);
    this.#isBroken = verdict === 'doubt';
    return verdict;
  }

  isDone(n: number): boolean {
    return n <= this.#done;
  }

  finish(n: number): void {
    this.#done = Math.max(this.#done, n);
  }

  /** The number of the next line to the gateway, within the visit. */
  next(): number {
    return ++this.#said;
  }
}
