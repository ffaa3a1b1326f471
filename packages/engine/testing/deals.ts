/** Freshly dealt tables, and what lies where on them. */

import {
  allSeats,
  checkSetup,
  type Game,
  Log,
  type OptionValue,
  type Seat,
  Table,
} from '@deadlight/engine';
import { expect } from 'vitest';
import { allThings } from '../src/table.ts';

type Options = Readonly<Record<string, OptionValue>>;

interface Deal<V> {
  readonly table: Table<V>;
  readonly log: Log;
}

/** Deals tables of a game; `deals` gives several, each with its own seed. */
export function dealer<V>(game: Game<V>, count: number) {
  const start = (seats: number, seed: string, options: Options = {}): Deal<V> => {
    const log = new Log();
    return { table: Table.start(game, checkSetup(game, { seats, seed, options }), log), log };
  };
  const deals = (seats: number, options: Options = {}): Table<V>[] =>
    Array.from({ length: count }, (_, i) => start(seats, `deal-${i}`, options).table);
  return { start, deals };
}

export const seatsOf = <V>(table: Table<V>): Seat[] => allSeats(table.state.seats);

/** Names of the things in a zone, from its bottom to its top. */
export const names = <V>(table: Table<V>, zone: number): string[] =>
  table.zone(zone).map((thing) => table.game.kinds[table.kind(thing)]!.name);

/** The things of a group, anywhere or in one zone. */
export const group = <V>(table: Table<V>, name: string, zone?: number): string[] =>
  allThings(table).flatMap((thing) => {
    const kind = table.game.kinds[table.kind(thing)]!;
    return kind.group === name && (zone === undefined || table.where(thing) === zone)
      ? [kind.name]
      : [];
  });

export function tally(list: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of list) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** Whether all equally likely outcomes came up about equally often. */
export function expectFair(outcomes: readonly (number | string)[], kinds: number): void {
  const counts = Object.values(tally(outcomes));
  expect(counts).toHaveLength(kinds);
  const fair = outcomes.length / kinds;
  for (const n of counts) expect(Math.abs(n - fair)).toBeLessThan(5 * Math.sqrt(fair));
}
