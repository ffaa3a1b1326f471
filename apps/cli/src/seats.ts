import type { Seat } from '@deadlight/engine';
import type { PlayableGame } from '@deadlight/games';

/** The name of a seat's text, such as `@seat.red`. */
export const seatRef = ({ stage }: PlayableGame, seat: Seat): string =>
  `@seat.${stage.seats[seat]}`;
