/** Pawns and parasites as they are written on the map. */
import { at, FIRST_SEAT, type Seat, type View } from '@deadlight/engine';
import { GAMES, type Voice } from '@deadlight/games';
import { layout } from '@deadlight/games/panic';
import type { Mark } from '../terminal/marks.ts';
import type { Style } from '../terminal/paint.ts';

const { seats } = at(GAMES, 'panic', 'game');

const STYLES: Readonly<Record<string, Style>> = {
  red: 'red',
  green: 'green',
  purple: 'magenta',
  orange: 'yellow',
  blue: 'blue',
  white: 'white',
};

export const colourOf = (seat: Seat): string => at(seats, seat, 'seat');
export const styleOf = (seat: Seat): Style => at(STYLES, colourOf(seat), 'style');

/** Who and what is in a room: `TA1` (both characters of seat 1), `T2`, `A3`, `gg`, `B`. */
export function marksIn(view: View, room: string, voice: Voice): Mark[] {
  const pieces = view.zones[`room/${room}`]?.cards ?? [];
  const marks: Mark[] = [];
  for (let seat = FIRST_SEAT; seat < view.seats; seat++) {
    const here = ['trooper', 'android'].filter((who) =>
      pieces.includes(`${colourOf(seat)}-${who}`),
    );
    if (here.length === 0) continue;
    const letters = here.map((who) => voice.say(`panic.mark.${who}`)).join('');
    marks.push({ text: `${letters}${seat + 1}`, style: styleOf(seat) });
  }
  const parasites = pieces.filter((piece) => /^(?:gray|black)-/.test(piece));
  const black = parasites.filter((piece) => layout.isBlack(view, piece)).length;
  const text =
    voice.say('panic.mark.gray').repeat(parasites.length - black) +
    voice.say('panic.mark.black').repeat(black);
  if (text !== '') marks.push({ text, style: 'bold' });
  return marks;
}
