/** The chain of acknowledgements of one table. A link's position is secret: it would reveal who has answered. */
import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { type Chain, chainKey } from '@deadlight/engine';
import type { TableDoc } from '../store/store.ts';
import { diceOf } from './dice.ts';

export class Acknowledgements {
  readonly #key: string;
  readonly #keyed: KeyObject;
  readonly #said: string[] = [];
  #last: string;

  constructor(table: TableDoc) {
    // The dice of the same deal have a secret that is known: the table's own is not.
    this.#key = chainKey({ table: table.id, secret: table.secret });
    this.#keyed = createSecretKey(this.#key, 'hex');
    this.#last = diceOf(table).commitment;
  }

  /** Adds a durable decision; returns its link. */
  add(what: string): string {
    this.#said.push(what);
    // As the engine's `linker` has it, by Node's own means: it runs for every decision.
    const keyed = createHmac('sha256', this.#keyed);
    this.#last = keyed.update(`${this.#last}\n${what}`).digest('hex');
    return this.#last;
  }

  get last(): string {
    return this.#last;
  }

  get chain(): Chain {
    return { key: this.#key, said: this.#said };
  }
}
