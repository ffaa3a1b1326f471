/** Bag Development (NEM-BAG). */
import { END } from '@deadlight/engine';
import { developBag, nextRoller } from '../survival/bag.ts';
import { noiseRoll } from '../survival/noise.ts';
import { procedure } from '../survival/vars.ts';
import { Z } from '../survival/zones.ts';
import { optionsOf } from './ship.ts';

interface Bag {
  /** How many Characters, in order, have been asked for a Noise roll. */
  next: number;
  /** The drawn token, while it waits to go back. */
  token: number;
}

export const bagDevelopment = procedure<Bag>('bag').steps({
  draw(table, local) {
    const token = developBag(table);
    if (token < 0) return END;
    // Back after the rolls, so that they cannot draw it (NEM-BAG-10-R).
    if (optionsOf(table.vars).bagTokenReturnsBeforeRolls) table.move(token, Z.bag);
    else local.token = token;
    return undefined;
  },
  roll(table, local) {
    const seat = nextRoller(table, local);
    if (seat < 0) return undefined;
    local.next++;
    table.call(noiseRoll, { seat, roll: 0 });
    return 'roll';
  },
  back(table, { token }) {
    if (token >= 0 && table.where(token) === Z.tokens) table.move(token, Z.bag);
  },
});
