/** What players are called: by their seat's colour, and by their Character once they have one. */
import type { Seat, View } from '@deadlight/engine';
import { survivalCast, survivalThings, type Voice } from '@deadlight/games';
import { paint, type Style } from '../paint.ts';
import { type Vars, varsOf } from './place.ts';

const STYLES: Readonly<Record<string, Style>> = {
  amber: 'yellow',
  blue: 'blue',
  coral: 'red',
  green: 'green',
  violet: 'magenta',
};

export const colourOf = (seat: Seat): string => survivalThings.SEATS[seat]!;
export const styleOf = (seat: Seat): Style => STYLES[colourOf(seat)]!;

export const characterOf = (vars: Vars, seat: Seat): string | null =>
  survivalCast.CHARACTERS[vars.character[seat]!]?.id ?? null;

export function seatRef(vars: Vars, seat: Seat): string {
  const character = characterOf(vars, seat);
  return character === null ? `@seat.${colourOf(seat)}` : `@character.${character}`;
}

export const nameOf = (view: View, voice: Voice, seat: Seat): string =>
  paint(styleOf(seat), voice.say(seatRef(varsOf(view), seat).slice(1)));

export const seatsOf = (view: View): Seat[] =>
  Array.from({ length: view.seats }, (_, seat) => seat);
