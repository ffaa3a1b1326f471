/**
 * Fair dice. Before anybody sits down, the person who runs a table publishes a hash of a secret (the
 * commitment). Every seat then gives bytes of its own, and the seed of the game is made of both. At
 * the end the secret is told, and anybody can work it all out again. It proves that nothing was
 * changed; it cannot prove that the person who ran the table did not look.
 */
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** What the dice of a table with people were made from. */
export interface FairDice {
  /** The table's name, and the commitment that was published when it was opened. */
  readonly table: string;
  readonly commitment: string;
  /** The secret behind it, 32 bytes as hex digits. */
  readonly secret: string;
  /** By seat: what it gave, or null where it gave nothing and the default was taken. */
  readonly gave: readonly (string | null)[];
}

const hash = (...parts: Uint8Array[]): Uint8Array => sha256(concatBytes(...parts));

/** What is published when a table is opened. `rules` names game and ruleset: `nemesis 3`. */
export const commitmentTo = (secret: string, table: string, rules: string): string =>
  bytesToHex(hash(hexToBytes(secret), utf8ToBytes(`${table}\n${rules}`)));

/** Stands for what a seat did not give; anybody can work it out. */
export const defaultGift = (table: string, seat: number): string =>
  bytesToHex(hash(utf8ToBytes(`${table}\nseat ${seat + 1} gave nothing`)));

const SIZE = 32;

/** The seed of the game, from the secret and what all seats gave. */
export function fairSeed({ table, secret, gave }: Omit<FairDice, 'commitment'>): string {
  const gifts = gave.map((gift, seat) => hash(utf8ToBytes(gift ?? defaultGift(table, seat))));
  const info = concatBytes(...gifts, utf8ToBytes(table));
  return bytesToHex(hkdf(sha256, hexToBytes(secret), undefined, info, SIZE));
}
