import type { Ledger } from '../mind.ts';

/**
 * A probability that is recorded as it shrinks: each reason takes its share of what is left, so that
 * the terms of the ledger add up to the probability itself.
 */
export class Chance {
  readonly #ledger: Ledger;
  #left: number;

  constructor(ledger: Ledger, term: string, start: number) {
    this.#ledger = ledger;
    this.#left = start;
    ledger.add(term, start);
  }

  /** Multiplies the chance by a factor, for a reason. */
  times(term: string, share: number): void {
    this.#ledger.add(term, this.#left * (share - 1));
    this.#left *= share;
  }
}
