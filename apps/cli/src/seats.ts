import type { Seat, Table } from '@deadlight/engine';
import { boardOf } from './board.ts';

/** What a seat is called at this table now: the name of a text, such as `@seat.red`. */
export const seatRef = ({ game, vars }: Pick<Table, 'game' | 'vars'>, seat: Seat): string =>
  boardOf(game.id).seatRef(vars, seat);
