/** What players are called: by their seat's colour, and by their Character once they have one. */
import type { Seat, View } from '@deadlight/engine';
import { CHARACTERS } from '../../packs/characters.ts';
import { SEATS } from '../things.ts';
import type { Vars } from '../vars.ts';

export const colourOf = (seat: Seat): string => SEATS[seat]!;

export const characterOf = (vars: Vars, seat: Seat): string | null =>
  CHARACTERS[vars.character[seat]!]?.id ?? null;

export function seatRef(vars: Vars, seat: Seat): string {
  const character = characterOf(vars, seat);
  return character === null ? `@seat.${colourOf(seat)}` : `@character.${character}`;
}

export const seatsOf = (view: View): Seat[] =>
  Array.from({ length: view.seats }, (_, seat) => seat);
