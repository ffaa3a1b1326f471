/**
 * The chain of acknowledgements. The person who runs a table answers each decision with a link: a keyed hash
 * over everything said there so far, including what was taken back. Without the key a link looks
 * random, so it reveals neither what others have said nor whether they have. The key is published with the
 * record; a decision that was changed, dropped or inserted then contradicts every link issued after it.
 */
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { FairDice } from './fair.ts';
import type { Decision } from './match.ts';
import type { Seat } from './seats.ts';

export interface Chain {
  /** 32 bytes as hex digits. */
  readonly key: string;
  /** Everything said at the table, in order. */
  readonly said: readonly string[];
}

/** A link, and what it acknowledged. */
export interface Acknowledged {
  readonly said: string;
  readonly link: string;
}

const SIZE = 32;

/** The key of a table's chain. Never reuse a secret: those of earlier deals are public. */
export const chainKey = ({ table, secret }: Pick<FairDice, 'table' | 'secret'>): string =>
  bytesToHex(hkdf(sha256, hexToBytes(secret), undefined, utf8ToBytes(`${table}\nchain`), SIZE));

export const saidDecision = ({ seat, says }: Decision): string => `${seat + 1} ${says}`;
export const saidUndo = (seat: Seat): string => `undo ${seat + 1}`;
/** The table has agreed to go back to this number of decisions. */
export const saidRewind = (to: number): string => `rewind ${to}`;

const SAID = /^(?:undo [1-9]\d*|rewind \d+|[1-9]\d* .+)$/;
export const isSaid = (text: string): boolean => SAID.test(text);

/** Makes the links of one table. The first one follows the commitment. */
export function linker(key: string): (last: string, said: string) => string {
  const keyed = hmac.create(sha256, hexToBytes(key));
  return (last, said) =>
    bytesToHex(
      keyed
        .clone()
        .update(utf8ToBytes(`${last}\n${said}`))
        .digest(),
    );
}

/** What was said, by the link that acknowledged it. */
export function linksOf({ key, said }: Chain, commitment: string): ReadonlyMap<string, string> {
  const links = new Map<string, string>();
  const next = linker(key);
  let last = commitment;
  for (const one of said) {
    last = next(last, one);
    links.set(last, one);
  }
  return links;
}

/** The decisions that stand after everything said at the table. */
export function decisionsInForce(said: readonly string[], seats: number): string[] {
  const stand: string[] = [];
  for (const one of said) {
    const [word = '', number = ''] = one.split(' ', 2);
    if (word === 'rewind') stand.length = Math.min(stand.length, Number(number));
    else if (word === 'undo') {
      // Only other seats' answers to the same question can have arrived since.
      const last = stand.splice(-seats);
      const own = last.findLastIndex((decision) => decision.startsWith(`${number} `));
      stand.push(...last.filter((_, at) => at !== own));
    } else stand.push(one);
  }
  return stand;
}

/** Something said besides the decisions that stand, and its position among everything said. */
export interface Aside {
  readonly at: number;
  readonly said: string;
}

/** What a record has to store besides its decisions, which are part of everything said, in the same order. */
export function asidesOf(said: readonly string[], decisions: readonly Decision[]): Aside[] {
  let next = 0;
  return said.flatMap((one, at) => {
    const decision = decisions[next];
    if (decision === undefined || saidDecision(decision) !== one) return [{ at, said: one }];
    next++;
    return [];
  });
}

/** Everything said: the decisions, with the rest inserted at its positions. */
export function saidIn(decisions: readonly Decision[], asides: readonly Aside[]): string[] {
  const said: string[] = [];
  let next = 0;
  for (const { at, said: one } of asides) {
    while (said.length < at && next < decisions.length) said.push(saidDecision(decisions[next++]!));
    said.push(one);
  }
  return [...said, ...decisions.slice(next).map(saidDecision)];
}
