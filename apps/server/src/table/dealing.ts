/**
 * Between the waiting room and the game: every seat that takes part in the dice has promised what it gives, and the
 * promises stand fast. Now each tells it. A seat that does not loses its place to a bot: whoever knows the secret
 * could otherwise choose between two deals and play the better one.
 */
import { asSeat, at, promiseOf, seatsWhere } from '@deadlight/engine';
import type { Seat } from '@deadlight/host';
import { NotPermitted } from '../socket/client.ts';
import type { TableDoc } from '../store/store.ts';
import { EMPTY } from './seating.ts';

type Promised = NonNullable<TableDoc['promised']>;

export const isDealing = ({ state, promised }: TableDoc): boolean =>
  state === 'open' && promised !== null;

/** The promises that count: of people who are there. Nobody has told anything yet, so nobody gains by not being there. */
export const promisesOf = (
  { seats, deal }: TableDoc,
  isThere: (seat: Seat) => boolean,
): Promised | null =>
  deal !== null
    ? null
    : seats.map(({ guest, promise }, index) =>
        guest !== null && isThere(asSeat(index)) ? promise : null,
      );

/** What was given before does not count: nobody had promised it. */
export const withoutLuck = ({ seats }: TableDoc): TableDoc['seats'] =>
  seats.map((seat) => ({ ...seat, luck: null }));

/** Seats that have promised something and not revealed it yet. */
export const awaited = ({ seats, promised }: TableDoc): Seat[] =>
  seatsWhere(
    promised ?? [],
    (promise, seat) => promise !== null && at(seats, seat, 'seat').luck === null,
  );

export function withRevealed(table: TableDoc, seat: Seat, luck: string): TableDoc['seats'] {
  if (promiseOf(table.id, seat, luck) !== table.promised?.[seat])
    throw new NotPermitted('refused', 'this is not what the seat has promised');
  return table.seats.with(seat, { ...at(table.seats, seat, 'seat'), luck });
}

/** Players who withheld what they had promised do not play. */
export function withoutSilent(table: TableDoc): TableDoc['seats'] {
  const silent = awaited(table);
  return table.seats.map((seat, at) => (silent.includes(asSeat(at)) ? EMPTY : seat));
}
