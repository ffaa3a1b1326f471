/** Line-ups: how the tables of every seed are filled, and which seats are evaluated. */
import { allSeats, type Seat } from '@deadlight/engine';
import { type Chair, chairName } from '../chairs.ts';

/** Players that are compared: the seats they take, table by table of a seed. */
export interface Entrant {
  readonly name: string;
  readonly seats: readonly { readonly table: number; readonly seat: Seat }[];
}

export interface Contest {
  /** How the tables of one seed are filled, seat by seat; every seed is played with all of them. */
  readonly tables: readonly (readonly Chair[])[];
  readonly entrants: readonly Entrant[];
}

const everywhere = (chairs: readonly Chair[], table: number): Entrant => ({
  name: [...new Set(chairs.map(chairName))].join(' + '),
  seats: allSeats(chairs.length).map((seat) => ({ table, seat })),
});

/** Each line-up plays every seed among itself. */
export const sameSeeds = (tables: readonly (readonly Chair[])[]): Contest => ({
  tables,
  entrants: tables.map(everywhere),
});

/** One among others, in every seat once. */
export function oneAmongOthers(one: Chair, others: Chair, players: number): Contest {
  const seats = allSeats(players);
  const all = seats.flatMap((table) => seats.map((seat) => ({ table, seat })));
  return {
    tables: seats.map((taken) => seats.map((seat) => (seat === taken ? one : others))),
    entrants: [
      { name: chairName(one), seats: all.filter(({ table, seat }) => table === seat) },
      { name: chairName(others), seats: all.filter(({ table, seat }) => table !== seat) },
    ],
  };
}

/** Each choice for the humans against each for the infected. */
export const sideAgainstSide = (
  humans: readonly string[],
  infected: readonly string[],
  players: number,
): Contest =>
  sameSeeds(
    humans.flatMap((ours) =>
      infected.map((theirs) =>
        Array.from({ length: players }, () => ({ humans: ours, infected: theirs })),
      ),
    ),
  );
