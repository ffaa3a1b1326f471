/** What players are called: by their seat's colour, and by their Character once they have one. */
import { at, type Seat, type View } from '@deadlight/engine';
import { survivalTelling, type Voice } from '@deadlight/games';
import { paint, type Style } from '../terminal/paint.ts';
import { varsOf } from './view.ts';

export const { characterOf, colourOf, seatRef, seatsOf } = survivalTelling;

const STYLES: Readonly<Record<string, Style>> = {
  amber: 'yellow',
  blue: 'blue',
  coral: 'red',
  green: 'green',
  violet: 'magenta',
};

export const styleOf = (seat: Seat): Style => at(STYLES, colourOf(seat), 'style');

export const nameOf = (view: View, voice: Voice, seat: Seat): string =>
  paint(styleOf(seat), voice.say(seatRef(varsOf(view), seat).slice(1)));
