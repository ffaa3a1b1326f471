/**
 * The network's encoding of a question: bytes in units of one sixteenth, the same number for every question
 * of a game.
 */
import type { Option, Seat, Table } from '@deadlight/engine';
import type { Sight } from '../sight.ts';

/** The byte that stands for the number 1. */
export const ONE = 16;
const LOWEST = -128;
const HIGHEST = 127;

/** A game's own part of the encoding of a question and of each option. */
export interface FeatureEncoder<V = unknown> {
  /** Names of what `state` and `option` write; inputs about content contain the name of that content. */
  readonly stateNames: readonly string[];
  readonly optionNames: readonly string[];
  /** The name of the trained model for such a table, or null if there is none. */
  school(sight: Sight<V>): string | null;
  /** Whether all seats win or lose together. */
  isTeam(table: Table<V>): boolean;
  /**
   * The share of conditions that are met: of the team's, or of the seat's own Objective. Only asked of imagined
   * tables, and by the trainer.
   */
  met(table: Table<V>, seat: Seat): number;
  /** Whether a seat's Character is alive, wherever it is. */
  isAlive(table: Table<V>, seat: Seat): boolean;
  /** Whether habit answers a question for good, so that a network is not asked. */
  isSettled?(sight: Sight<V>): boolean;
  /** Writes what the seat sees, starting at an index of a zeroed buffer. */
  state(sight: Sight<V>, into: Bytes): void;
  /** Writes what an option is about, starting at an index of a zeroed buffer. */
  option(sight: Sight<V>, option: Option, into: Bytes): void;
}

/** Writes numbers into bytes one after another. */
export class Bytes {
  readonly bytes: Int8Array;
  at: number;

  constructor(bytes: Int8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  /** Writes the next number, rounded to a byte. */
  add(value: number): void {
    this.set(this.at++, value);
  }

  flag(is: boolean | undefined): void {
    if (is) this.bytes[this.at] = ONE;
    this.at++;
  }

  /** One-hot of a given size; all 0 for a number out of range. */
  one(which: number, of: number): void {
    if (which >= 0 && which < of) this.bytes[this.at + which] = ONE;
    this.at += of;
  }

  set(at: number, value: number): void {
    const byte = Math.round(value * ONE);
    this.bytes[at] = byte < LOWEST ? LOWEST : byte > HIGHEST ? HIGHEST : byte;
  }
}
