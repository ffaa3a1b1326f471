/** What players are called: by their seat's colour, and by their Character once they have one. */
import { allSeats, at, NO_SEAT, type Seat, type View } from '@deadlight/engine';
import { CHARACTERS } from '../../packs/characters.ts';
import { SEATS } from '../things.ts';
import type { Vars } from '../vars.ts';

export const colourOf = (seat: Seat): string => at(SEATS, seat, 'seat');

export const characterOf = (vars: Vars, seat: Seat): string | null =>
  CHARACTERS[at(vars.character, seat, 'character of seat')]?.id ?? null;

/** The seat that plays a Character; none if nobody does. */
export const seatPlaying = (vars: Vars, character: string): Seat =>
  allSeats(SEATS.length).find((seat) => characterOf(vars, seat) === character) ?? NO_SEAT;

export function seatRef(vars: Vars, seat: Seat): string {
  const character = characterOf(vars, seat);
  return character === null ? `@seat.${colourOf(seat)}` : `@character.${character}`;
}

export const seatsOf = (view: View): Seat[] => allSeats(view.seats);
