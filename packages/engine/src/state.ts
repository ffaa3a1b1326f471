import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Random } from './random.ts';
import type { Seat, Seats } from './seats.ts';
import type { Answer } from './verbs.ts';

/** Anything JSON can say. */
export type Plain =
  | null
  | boolean
  | number
  | string
  | readonly Plain[]
  | { readonly [key: string]: Plain };

/** A running procedure: where it stands and what it remembers. */
export interface Frame {
  /** The step it stands at: `trade/offer`, or END. */
  at: string;
  readonly local: unknown;
  /** Seats that were asked by the step it stands at, and what they answered so far. */
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
  /** What everyone may know and no zone holds. */
  readonly vars: V;
  readonly random: Random;
  /** Die faces laid out by a scenario; taken before the generator is asked. */
  readonly rigged: number[];
  /** For each zone, its things; the last one is on top. */
  readonly zones: number[][];
  /** For each thing: its zone, what it is, and who has looked at it there. */
  readonly where: number[];
  readonly face: number[];
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
  // Copied as a whole first: a long record that is filled name by name is slow to read from.
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
 * A copy of each list. Not by `map`: the list that it makes is of one sort or another to the compiler,
 * depending on how far it has come, and code made for one is thrown away when it meets the other.
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

/** Whether there is a record in a list, or in a list in it. */
const hasRecord = (list: readonly unknown[]): boolean =>
  list.some((one) =>
    Array.isArray(one) ? hasRecord(one) : typeof one === 'object' && one !== null,
  );

/** JSON with sorted keys: one text for one value. */
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

/** A short name for a value: equal exactly when its canonical text is. */
export const hashOf = (value: unknown): string =>
  bytesToHex(sha256(utf8ToBytes(canonical(value)))).slice(0, 32);
