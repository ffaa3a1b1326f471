import type { Option, Seat, Table } from '@deadlight/engine';
import type { Guess } from './imagine.ts';
import type { FeatureEncoder } from './learned/eyes.ts';
import type { Sight } from './sight.ts';
import type { Hearsay } from './survival/hearsay.ts';
import type { Temperament } from './temperament.ts';

/** Receives the terms of an evaluation: a name and its worth. */
export interface Ledger {
  add(term: string, worth: number): void;
}

/** Options with a habit score below this are not considered. */
export const UNTHINKABLE = -4;

/** What a game provides for its bots. All bots of a game use the same mind; some search deeper. */
export interface Mind<V = unknown> {
  /** The names of all evaluation terms; their texts are `reason.SPEECH.TERM.for` and `.against`. */
  readonly terms: readonly string[];
  readonly speech: string;
  /** The values that those texts may contain, from what the seat sees. */
  facts(sight: Sight<V>): Readonly<Record<string, string | number>>;
  /** Whether a term cannot be a reason here, from what the seat sees: there is nothing that it speaks of. */
  isMoot?(sight: Sight<V>, term: string): boolean;
  /**
   * The habit score of an option, from what the seat sees: cheap, for fast players and for
   * playouts. Where several options may be chosen, those above 0 are.
   */
  habit(sight: Sight<V>, option: Option): number;
  /**
   * The value of a fully known table to a seat: won is 1, lost is 0, and a term moves it
   * by the probability that it adds or takes. Only asked of imagined tables.
   */
  judge(table: Table<V>, seat: Seat, ledger: Ledger): void;
  /**
   * The value of an ending to a seat, if it is more than win or loss: from an imagined table at its
   * end, and the same table before the last decision, when the seat knew no more than it does now.
   */
  ending?(table: Table<V>, before: Table<V>, seat: Seat): number;
  /** How hidden information is guessed, if better than by the game's own deal. */
  readonly guess?: Guess<V>;
  /** How a seat tells the others something, if there is anything to tell; not used in imagined games. */
  tells?(sight: Sight<V>): Option | undefined;
  /** What a seat makes of what has been claimed at the table. */
  hearsay?(sight: Sight<V>): Hearsay;
  /** Whether the Action in progress is complete, so that the position can be judged. */
  isQuiet(table: Table<V>): boolean;
  /** Options that lead away from the seat's aim, on a table that could be the real one. */
  strays?(table: Table<V>, seat: Seat): (option: Option) => boolean;
  /** Whether an option serves the aim of a player without a plan. */
  isPurpose?(sight: Sight<V>, option: Option): boolean;
  /** How firmly the aim is kept: while it is worth this share of the best option; 0 means always. */
  firmness?(sight: Sight<V>): number;
  /** Alternative habits for the search to try. */
  readonly manners?: readonly Pick<Mind<V>, 'habit' | 'isPurpose'>[];
  /** Whether a survivor follows habit to the end, so that playouts by habit are realistic. */
  isHabitual?(sight: Sight<V>): boolean;
  /** Questions, by procedure and step, that habit answers as well as any search. */
  readonly routine?: ReadonlySet<string>;
  /** Overrides for companions, by temperament. */
  readonly company?: Readonly<Record<Temperament, Partial<Mind<V>>>>;
  /** A companion: what it does before it weighs anything, because it likes to give. */
  gives?(sight: Sight<V>): Option | undefined;
  /** A companion: what its temperament adds to the scores that a network gives to the options. */
  tilt?(sight: Sight<V>): (option: Option) => number;
  /** The network's encoding of this game. */
  readonly eyes?: FeatureEncoder<V>;
}

/** Sums up all terms. */
export class Sum implements Ledger {
  total = 0;

  add(_term: string, worth: number): void {
    this.total += worth;
  }
}

/** Keeps every term apart. */
export class Terms implements Ledger {
  readonly worth = new Map<string, number>();

  add(term: string, worth: number): void {
    this.worth.set(term, (this.worth.get(term) ?? 0) + worth);
  }
}
