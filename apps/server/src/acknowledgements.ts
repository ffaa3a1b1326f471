/** The chain of acknowledgements of one table. Where a link stands in it is told to nobody: that would tell who has answered. */
import { hash } from 'node:crypto';
import { type Chain, chainKey } from '@deadlight/engine';
import { diceOf } from './dice.ts';
import type { TableDoc } from './store.ts';

/** HMAC by hand, as the engine's `linker` has it, in a third of the time. Node's leaves an object to collect each time. */
const BLOCK = 64;
const INNER = 0x36;
const OUTER = 0x5c;

function padded(key: string, pad: number): Buffer {
  const block = Buffer.alloc(BLOCK);
  block.write(key, 'hex');
  return block.map((byte) => byte ^ pad) as Buffer;
}

export class Acknowledgements {
  readonly #key: string;
  readonly #inner: Buffer;
  readonly #outer: Buffer;
  readonly #said: string[] = [];
  #last: string;

  constructor(table: TableDoc) {
    // The dice of the same deal have a secret that is known: the table's own is not.
    this.#key = chainKey({ table: table.id, secret: table.secret });
    this.#inner = padded(this.#key, INNER);
    this.#outer = padded(this.#key, OUTER);
    this.#last = diceOf(table).commitment;
  }

  /** Adds what is durable; gives its link. */
  add(what: string): string {
    this.#said.push(what);
    const said = Buffer.from(`${this.#last}\n${what}`);
    const inner = hash('sha256', Buffer.concat([this.#inner, said]), 'buffer');
    this.#last = hash('sha256', Buffer.concat([this.#outer, inner]), 'hex');
    return this.#last;
  }

  get last(): string {
    return this.#last;
  }

  get chain(): Chain {
    return { key: this.#key, said: this.#said };
  }
}
