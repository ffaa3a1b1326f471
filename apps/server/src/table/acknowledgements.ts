/** The chain of acknowledgements of one table. A link's position is secret: it would reveal who has answered. */
import { hash } from 'node:crypto';
import { type Chain, chainKey } from '@deadlight/engine';
import type { TableDoc } from '../store/store.ts';
import { diceOf } from './dice.ts';

/** The block size of SHA-256, and the size of its hashes. */
const BLOCK = 64;
const HASH = 32;
const [INNER, OUTER] = [0x36, 0x5c];
/** What is hashed first: a block made from the key, and the text. */
let inner = Buffer.alloc(1024);

/**
 * HMAC-SHA-256, as the engine's `linker` has it, by Node's own means. It runs for every decision: two hashes in one
 * go leave less to the garbage collector than an object of `createHmac`.
 */
class Keyed {
  readonly #key: Buffer;
  readonly #outer = Buffer.alloc(BLOCK + HASH, OUTER);

  constructor(key: Buffer) {
    this.#key = key;
    for (let i = 0; i < BLOCK; i++) this.#outer[i] = (key[i] ?? 0) ^ OUTER;
  }

  /** In hexadecimal. */
  hash(text: string): string {
    const size = BLOCK + Buffer.byteLength(text);
    if (inner.length < size) inner = Buffer.alloc(2 * size);
    for (let i = 0; i < BLOCK; i++) inner[i] = (this.#key[i] ?? 0) ^ INNER;
    inner.write(text, BLOCK);
    hash('sha256', inner.subarray(0, size), 'buffer').copy(this.#outer, BLOCK);
    return hash('sha256', this.#outer, 'hex');
  }
}

export class Acknowledgements {
  readonly #key: string;
  readonly #keyed: Keyed;
  readonly #said: string[] = [];
  #last: string;

  constructor(table: TableDoc) {
    // The dice of the same deal have a secret that is known: the table's own is not.
    this.#key = chainKey({ table: table.id, secret: table.secret });
    this.#keyed = new Keyed(Buffer.from(this.#key, 'hex'));
    this.#last = diceOf(table).commitment;
  }

  /** Adds a durable decision; returns its link. */
  add(what: string): string {
    this.#said.push(what);
    this.#last = this.#keyed.hash(`${this.#last}\n${what}`);
    return this.#last;
  }

  get last(): string {
    return this.#last;
  }

  get chain(): Chain {
    return { key: this.#key, said: this.#said };
  }
}
