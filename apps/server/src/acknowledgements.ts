/** The chain of acknowledgements of one table. Where a link stands in it is told to nobody: that would tell who has answered. */
import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { type Chain, chainKey } from '@deadlight/engine';
import { diceOf } from './dice.ts';
import type { TableDoc } from './store.ts';

export class Acknowledgements {
  readonly #key: string;
  readonly #secret: KeyObject;
  readonly #said: string[] = [];
  #last: string;

  constructor(table: TableDoc) {
    // The dice of the same deal have a secret that is known: the table's own is not.
    this.#key = chainKey({ table: table.id, secret: table.secret });
    this.#secret = createSecretKey(this.#key, 'hex');
    this.#last = diceOf(table).commitment;
  }

  /** Adds what is durable; gives its link. */
  add(said: string): string {
    this.#said.push(said);
    // What the engine's `linker` gives, in a third of the time.
    this.#last = createHmac('sha256', this.#secret).update(`${this.#last}\n${said}`).digest('hex');
    return this.#last;
  }

  get last(): string {
    return this.#last;
  }

  get chain(): Chain {
    return { key: this.#key, said: this.#said };
  }
}
