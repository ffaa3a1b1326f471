import type { Option, Seat, Table } from '@deadlight/engine';
import type { Guess } from './imagine.ts';
import type { Eyes } from './learned/eyes.ts';
import type { Sight } from './sight.ts';
import type { Temperament } from './temperament.ts';

/** Where a judgement writes what speaks for and against a table: a named term and its worth. */
export interface Ledger {
  add(term: string, worth: number): void;
}

/** What habit puts below this is not even thought about. */
export const UNTHINKABLE = -4;

/** What a game teaches its bots. All bots of a game think with the same mind, some deeper than others. */
export interface Mind<V = unknown> {
  /** The names of all terms it judges by; their texts are `reason.SPEECH.TERM.for` and `.against`. */
  readonly terms: readonly string[];
  readonly speech: string;
  /** What those texts may speak of, from what the seat sees. */
  facts(sight: Sight<V>): Readonly<Record<string, string | number>>;
  /**
   * How much a habit speaks for an option, from what the seat sees: quick, for players in a hurry
   * and for games that are only imagined. Of a question for several, those above 0 are chosen.
   */
  habit(sight: Sight<V>, option: Option): number;
  /**
   * What a table is worth to a seat that knows all of it; won is 1, lost is 0, and a term moves it
   * by the chance that it adds or takes. Only ever asked of imagined tables.
   */
  judge(table: Table<V>, seat: Seat, ledger: Ledger): void;
  /**
   * What an ending is worth to a seat, if not just whether it has won: by an imagined table at its
   * end, and by the same table before the last decision, when the seat knew no more than it knows.
   */
  ending?(table: Table<V>, before: Table<V>, seat: Seat): number;
  /** How what a seat cannot know is guessed, if better than by the game's own deal. */
  readonly guess?: Guess<V>;
  /** How a seat tells the others something, if it has anything to tell; in imagined games nobody talks. */
  tells?(sight: Sight<V>): Option | undefined;
  /** Whether what has been begun is done, so that a judgement is worth making. */
  isQuiet(table: Table<V>): boolean;
  /** What would lead away from what the seat is about, on a table that could be the real one. */
  strays?(table: Table<V>, seat: Seat): (option: Option) => boolean;
  /** Whether an option is what somebody without a plan would be about. */
  isPurpose?(sight: Sight<V>, option: Option): boolean;
  /** How firmly one keeps to that: as long as it is worth this share of the best option; 0 is always. */
  firmness?(sight: Sight<V>): number;
  /** Other habits, to be tried if there is time. */
  readonly manners?: readonly Pick<Mind<V>, 'habit' | 'isPurpose'>[];
  /** Whether a survivor goes by habit to the end, so that games played out by habit are as they would be. */
  isHabitual?(sight: Sight<V>): boolean;
  /** Questions, by procedure and step, that habit answers as well as any thought. */
  readonly routine?: ReadonlySet<string>;
  /** How good company goes about it, by temperament: what is different then. */
  readonly company?: Readonly<Record<Temperament, Partial<Mind<V>>>>;
  /** What a network is shown of this game. */
  readonly eyes?: Eyes<V>;
}

/** Adds everything up. */
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
