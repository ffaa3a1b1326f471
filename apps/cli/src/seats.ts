import type { Game, Seat } from '@deadlight/engine';

/** The name of a seat's text, such as `@seat.red`. */
export function seatRef(game: Pick<Game, 'id' | 'verbs'>, seat: Seat): string {
  for (const { params } of Object.values(game.verbs))
    for (const [, domain] of params)
      if (domain.name === 'seat') return `@seat.${domain.print(seat)}`;
  throw new RangeError(`${game.id} has no names for its seats`);
}
