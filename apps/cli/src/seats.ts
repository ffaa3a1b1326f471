import type { Seat } from '@deadlight/engine';
import type { PlayableGame } from '@deadlight/games';

/** The name of a seat's text, such as `@seat.red`. */
export const seatRef = ({ seats }: PlayableGame, seat: Seat): string => `@seat.${seats[seat]}`;
