import type { Seat } from './seats.ts';
import type { Table } from './table.ts';
import type { Option } from './verbs.ts';

/** Leaves the procedure. */
export const END = '.';

/** Where a step may send its procedure: one of its steps by name, `END`, or nothing for the next one. */
export type Goto<N extends string = string> = N | typeof END | undefined;

/** A step that changes the table, and may call other procedures. */
export type Act<V, L, N extends string = string> = (table: Table<V>, local: L) => Goto<N>;

/**
 * Collects the options of a question, and the rules against those not offered; `R` is how rules are cited. Behind a rule
 * can stand, after a space each, which of its reasons holds and how much is missing: `PAN-VAR-03 gas 2`.
 */
export interface Offer<R extends string = string> {
  /** Whether anyone wants the reasons; check it before an expensive search for one. */
  readonly explaining: boolean;
  add(option: Option): void;
  /** Refuses it, citing this rule. */
  refuse(option: Option, rule: R): void;
  /** Offers it unless a rule is against it. */
  unless(rule: R | null, option: Option): void;
}

/** A step that asks. Which seats are asked may depend only on what everyone knows. */
export interface Ask<V, L, R extends string = string> {
  /** Who must answer: one seat, several at once, or nobody (-1 or an empty list). */
  asks(table: Table<V>, local: L): Seat | readonly Seat[];
  options(table: Table<V>, local: L, seat: Seat, offer: Offer<R>): void;
  /** How many options an answer holds; exactly one by default. */
  count?(table: Table<V>, local: L, seat: Seat): { readonly min: number; readonly max: number };
}

export type Step<V, L, N extends string = string, R extends string = string> =
  | Act<V, L, N>
  | Ask<V, L, R>;

/** A rule that unfolds in named steps, run in order. */
export interface Procedure<V, L = unknown> {
  readonly name: string;
  /** Shared by all procedures of one name, so that a game can look up its own version. */
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
 * Fixes the game's variables and how it cites rules, so that each procedure only has to name its own local values:
 * `procedure<Local>('name').steps({ … })`. A step can only be sent to one of these.
 * Marked for bundlers, so that a page that only reads a game's variables leaves it out.
 */
/* @__NO_SIDE_EFFECTS__ */
export function proceduresOf<V, R extends string = string>() {
  return <L>(name: string) => ({
    steps: <N extends string>(
      steps: Readonly<Record<N, Step<V, L, NoInfer<N>, R>>>,
    ): Procedure<V, L> => ({ name, number: numberOf(name), steps }),
  });
}
