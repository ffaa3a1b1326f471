/**
 * Fair dice. Before anybody sits down, the person who runs a table publishes a hash of a secret (the
 * commitment). Every seat then publishes a hash of bytes of its own (its promise). Only when all promises
 * are published does any seat reveal its bytes, and the seed of the game is derived from secret and bytes. At the end the
 * secret is revealed, and anybody can verify everything.
 *
 * If one seat that revealed its bytes drew them at random, and no seat that had promised withheld its bytes, the
 * seed is random, whatever the server and all other seats do: everything they add was fixed before they knew
 * those bytes. Bytes that a seat withholds are replaced by bytes derived from the secret. Somebody who knows the secret
 * can choose between two deals in that way; it costs that seat its place, and the record shows it.
 */

import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { allSeats, type Seat } from './seats.ts';

/** The inputs of a fair seed. */
export interface FairDice {
  /** The table's name, and the commitment published when it was opened. */
  readonly table: string;
  readonly commitment: string;
  /** The secret behind it, 32 bytes as hex digits. */
  readonly secret: string;
  /** By seat: the bytes it gave, or null if it gave none and substitutes were used. */
  readonly gave: readonly (string | null)[];
  /**
   * By seat: its promise, fixed when the first seat revealed its bytes; null for a seat that took
   * no part. Missing in old records, from before there were promises.
   */
  readonly promised?: readonly (string | null)[];
}

const hash = (...parts: Uint8Array[]): Uint8Array => sha256(concatBytes(...parts));

/** The commitment, published when a table is opened. `rules` names game and ruleset: `nemesis 3`. */
export const commitmentTo = (secret: string, table: string, rules: string): string =>
  bytesToHex(hash(hexToBytes(secret), utf8ToBytes(`${table}\n${rules}`)));

/** A seat's promise: a hash of its bytes, bound to this seat and this table. */
export const promiseOf = (table: string, seat: Seat, gift: string): string =>
  bytesToHex(hash(utf8ToBytes(`${table}\nseat ${seat + 1}\n${gift}`)));

/** Substitute for missing bytes in records from before there were promises; anybody can compute it. */
const defaultGift = (table: string, seat: Seat): string =>
  bytesToHex(hash(utf8ToBytes(`${table}\nseat ${seat + 1} gave nothing`)));

/** Substitute for missing bytes: the server is bound to it, and nobody else knows it. */
const replacement = (secret: string, table: string, seat: Seat): string =>
  bytesToHex(hash(hexToBytes(secret), utf8ToBytes(`${table}\nseat ${seat + 1} gave nothing`)));

type Ingredients = Omit<FairDice, 'commitment'>;

/** The bytes used for a seat. */
export function giftOf({ table, secret, gave, promised }: Ingredients, seat: Seat): string {
  const other =
    promised === undefined ? defaultGift(table, seat) : replacement(secret, table, seat);
  return gave[seat] ?? other;
}

const SIZE = 32;

/** The seed of the game, from the secret and the bytes of all seats. */
export function fairSeed(dice: Ingredients): string {
  const { table, secret, gave } = dice;
  const gifts = allSeats(gave.length).map((seat) => hash(utf8ToBytes(giftOf(dice, seat))));
  const info = concatBytes(...gifts, utf8ToBytes(table));
  return bytesToHex(hkdf(sha256, hexToBytes(secret), undefined, info, SIZE));
}
