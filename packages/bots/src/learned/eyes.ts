/** What a network is shown of a question: bytes, sixteenths of a number each, as many for every question of a game. */
import type { Option, Seat, Table } from '@deadlight/engine';
import type { Sight } from '../sight.ts';

/** A number 1 is written as this byte. */
export const ONE = 16;
const LOWEST = -128;
const HIGHEST = 127;

/** What a game shows of a question and of each option, beside what every game does. */
export interface Eyes<V = unknown> {
  readonly stateSize: number;
  readonly optionSize: number;
  /** What has to be learned for such a table, or null if nobody has tried. */
  school(sight: Sight<V>): string | null;
  /** Of what a team is asked for, the share that is met. Only ever asked of imagined tables, and by the trainer. */
  met(table: Table<V>): number;
  /** Whether a seat lives, whatever became of it. */
  isAlive(table: Table<V>, seat: Seat): boolean;
  /** Writes what the seat sees, from a place on. All is 0 before. */
  state(sight: Sight<V>, into: Bytes): void;
  /** Writes what an option is about, from a place on. All is 0 before. */
  option(sight: Sight<V>, option: Option, into: Bytes): void;
}

/** A row of bytes that is written number by number. */
export class Bytes {
  readonly bytes: Int8Array;
  at: number;

  constructor(bytes: Int8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  /** The next number, as near as a byte comes to it. */
  add(value: number): void {
    this.set(this.at++, value);
  }

  flag(is: boolean | undefined): void {
    if (is) this.bytes[this.at] = ONE;
    this.at++;
  }

  /** One of so many; none for a number that is out of reach. */
  one(which: number, of: number): void {
    if (which >= 0 && which < of) this.bytes[this.at + which] = ONE;
    this.at += of;
  }

  set(at: number, value: number): void {
    const byte = Math.round(value * ONE);
    this.bytes[at] = byte < LOWEST ? LOWEST : byte > HIGHEST ? HIGHEST : byte;
  }
}

/** A name or a number in one of so many places, always the same. */
export function bucketOf(name: string, of: number): number {
  let hash = 2166136261;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), 16777619);
  return (hash >>> 0) % of;
}
