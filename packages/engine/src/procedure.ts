import type { Seat } from './seats.ts';
import type { Table } from './table.ts';
import type { Option } from './verbs.ts';

/** Leaves the procedure. */
export const END = '.';

/** Where a step may send its procedure: one of its steps by name, `END`, or nothing for the next one. */
export type Goto<N extends string = string> = N | typeof END | undefined;

/** A step that changes the table, and may call other procedures. */
export type Act<V, L, N extends string = string> = (table: Table<V>, local: L) => Goto<N>;

/** Takes the options of a question, and the reasons against those that are not offered. */
export interface Offer {
  /** Whether anyone wants the reasons; where finding one costs time, look here first. */
  readonly explaining: boolean;
  add(option: Option): void;
  /** Not now, because of this rule. */
  refuse(option: Option, rule: string): void;
  /** Offers it if there is no rule against it. */
  unless(rule: string | null, option: Option): void;
}

/** A step that asks. Which seats are asked may depend only on what everyone knows. */
export interface Ask<V, L> {
  /** Who must answer: one seat, several at once, or nobody (-1 or an empty list). */
  asks(table: Table<V>, local: L): Seat | readonly Seat[];
  options(table: Table<V>, local: L, seat: Seat, offer: Offer): void;
  /** How many options an answer holds; without it, exactly one. */
  count?(table: Table<V>, local: L, seat: Seat): { readonly min: number; readonly max: number };
}

export type Step<V, L, N extends string = string> = Act<V, L, N> | Ask<V, L>;

/** A rule that unfolds in named steps, run in order. */
export interface Procedure<V, L = unknown> {
  readonly name: string;
  /** The same for all of one name, so that a game finds its own by it at once. */
  readonly number: number;
  readonly steps: Readonly<Record<string, Step<V, L>>>;
}

const NAMES: string[] = [];

function numberOf(name: string): number {
  const known = NAMES.indexOf(name);
  return known < 0 ? NAMES.push(name) - 1 : known;
}

/** The full name of a step. */
export const stepName = (procedure: string, step: string): string => `${procedure}/${step}`;

/**
 * Fixes the game's variables, so that each procedure only has to name its own local values:
 * `procedure<Local>('name').steps({ … })`. A step can only be sent to one of these.
 */
export function proceduresOf<V>() {
  return <L>(name: string) => ({
    steps: <N extends string>(
      steps: Readonly<Record<N, Step<V, L, NoInfer<N>>>>,
    ): Procedure<V, L> => ({ name, number: numberOf(name), steps }),
  });
}
