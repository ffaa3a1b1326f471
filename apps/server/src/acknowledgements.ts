/** The chain of acknowledgements of one table. Where a link stands in it is told to nobody: that would tell who has answered. */
import { type Chain, chainKey, linker } from '@deadlight/engine';
import { diceOf } from './dice.ts';
import type { TableDoc } from './store.ts';

export class Acknowledgements {
  readonly #key: string;
  readonly #linked: ReturnType<typeof linker>;
  readonly #said: string[] = [];
  #last: string;

  constructor(table: TableDoc) {
    // The dice of the same deal have a secret that is known: the table's own is not.
    this.#key = chainKey({ table: table.id, secret: table.secret });
    this.#linked = linker(this.#key);
    this.#last = diceOf(table).commitment;
  }

  /** Adds what is durable; gives its link. */
  add(said: string): string {
    this.#said.push(said);
    this.#last = this.#linked(this.#last, said);
    return this.#last;
  }

  get last(): string {
    return this.#last;
  }

  get chain(): Chain {
    return { key: this.#key, said: this.#said };
  }
}
