/** Counts log lines, for tallies and for the goals of puzzles. */
import type { EventName, LogEvents } from '@deadlight/engine';
import type { ToldName } from './traits.ts';

/** The fields that can say whose a line is. */
type By = 'who' | 'seat' | 'pawn';

/** The names of events that have a field. */
type NameWith<E extends LogEvents, F extends string> = {
  [N in EventName<E>]: F extends keyof E[N]['data'] ? N : never;
}[EventName<E>];

/** Lines by the names of their events: those of one player where `by` names the field that says whose they are. */
export type CountedLines<E extends LogEvents> =
  | { readonly lines: readonly ToldName<E>[]; readonly by?: never }
  | {
      [F in By]: { readonly lines: readonly (ToldName<E> & NameWith<E, F>)[]; readonly by: F };
    }[By];
