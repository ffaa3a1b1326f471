import { allSeats, type Seat } from '@deadlight/engine';
import type { SurvivalTable } from './vars.ts';

export const isSolo = (table: { readonly state: { readonly seats: number } }): boolean =>
  table.state.seats === 1;
export const isCoop = (table: {
  readonly vars: SurvivalTable['vars'];
  readonly state: { readonly seats: number };
}): boolean => table.vars.options.mode === 'coop' && table.state.seats > 1;

/** The seats of a table, by how many there are. */
const SEATS: readonly (readonly Seat[])[] = [0, 1, 2, 3, 4, 5].map((seats) => allSeats(seats));

export const seatsOf = (table: { readonly state: { readonly seats: number } }): readonly Seat[] =>
  SEATS[table.state.seats]!;
