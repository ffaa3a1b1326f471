import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Random } from './random.ts';
import type { Seat, Seats } from './seats.ts';
import type { Answer } from './verbs.ts';
import type { Kind } from './vocabulary.ts';
import type { Thing } from './zones.ts';

/** Anything JSON can say. */
export type Plain =
  | null
  | boolean
  | number
  | string
  | readonly Plain[]
  | { readonly [key: string]: Plain };

/** A running procedure: its current step and its local values. */
export interface Frame {
  /** The current step: `trade/offer`, or END. */
  at: string;
  readonly local: unknown;
  /** Seats asked by the current step, and their answers so far. */
  asked: readonly Seat[] | null;
  answers: (Answer | null)[] | null;
}

/** How a game ended: `how` names the text, `rule` the rule. */
export interface Ending {
  readonly how: string;
  readonly rule: string;
  readonly winners: readonly Seat[];
}

/** Something a seat has seen and may look up later. */
export interface Note {
  readonly what: string;
  readonly data: Readonly<Record<string, Plain>>;
}

/** A whole game at one moment, as plain data. */
export interface State<V = unknown> {
  readonly seats: number;
  /** Public values that are not things in zones. */
  readonly vars: V;
  readonly random: Random;
  /** Die faces set by a scenario; used before the generator. */
  readonly rigged: number[];
  /** For each zone, its things; the last one is on top. */
  readonly zones: Thing[][];
  /** For each thing: its zone, its kind, and the seats that have looked at it there. */
  readonly where: number[];
  readonly face: Kind[];
  readonly known: Seats[];
  readonly notes: Note[][];
  readonly stack: Frame[];
  over: Ending | null;
}

/** A list without lists or maps in it, such as the things in a zone: most of a state. */
function isFlat(list: readonly unknown[]): boolean {
  for (let i = 0; i < list.length; i++)
    if (typeof list[i] === 'object' && list[i] !== null) return false;
  return true;
}

/** A deep copy of plain data. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    if (isFlat(value)) return value.slice() as T;
    const list = new Array(value.length);
    for (let i = 0; i < value.length; i++) list[i] = copy(value[i]);
    return list as T;
  }
  // Copied in one piece first: docs/engine.md#written-for-v8.
  const made = { ...value } as Record<string, unknown>;
  for (const key in made) {
    const part = made[key];
    if (typeof part === 'object' && part !== null) made[key] = copy(part);
  }
  return made as T;
}

function copyFrame(frame: Frame): Frame {
  return {
    at: frame.at,
    local: copy(frame.local),
    asked: frame.asked === null ? null : frame.asked.slice(),
    answers: frame.answers === null ? null : copy(frame.answers),
  };
}

/**
 * A copy of each list. Not by `map`: the elements kind of its result depends on how far the compiler
 * has optimised it, and code compiled for one kind is discarded when it meets the other.
 */
export function copyLists<T>(lists: readonly (readonly T[])[]): T[][] {
  const copies = lists.slice() as T[][];
  for (let i = 0; i < lists.length; i++) copies[i] = lists[i]!.slice();
  return copies;
}

export function copyState<V>(state: State<V>): State<V> {
  return {
    seats: state.seats,
    vars: copy(state.vars),
    random: state.random.slice(),
    rigged: state.rigged.slice(),
    zones: copyLists(state.zones),
    where: state.where.slice(),
    face: state.face.slice(),
    known: state.known.slice(),
    // Notes are only ever added, so copies share them.
    notes: copyLists(state.notes),
    stack: state.stack.map(copyFrame),
    over: state.over,
  };
}

/** Whether a list contains a record, at any depth. */
const hasRecord = (list: readonly unknown[]): boolean =>
  list.some((one) =>
    Array.isArray(one) ? hasRecord(one) : typeof one === 'object' && one !== null,
  );

/** JSON with sorted keys: equal values give equal text. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value))
    return hasRecord(value) ? `[${value.map(canonical).join(',')}]` : JSON.stringify(value);
  const record = value as Record<string, unknown>;
  let fields = '';
  for (const key of Object.keys(record).sort()) {
    if (record[key] === undefined) continue;
    fields += `${fields === '' ? '' : ','}${JSON.stringify(key)}:${canonical(record[key])}`;
  }
  return `{${fields}}`;
}

/** A hash of a value's canonical text. */
export const hashOf = (value: unknown): string =>
  bytesToHex(sha256(utf8ToBytes(canonical(value)))).slice(0, 32);
