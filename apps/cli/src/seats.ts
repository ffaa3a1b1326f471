import { at, type Seat, type Table } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';

/** What a seat is called at this table now: the name of a text, such as `@seat.red`. */
export const seatRef = ({ game, vars }: Pick<Table, 'game' | 'vars'>, seat: Seat): string =>
  at(GAMES, game.id, 'game').telling.seatRef(vars, seat);
