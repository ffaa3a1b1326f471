/** Bag Development (NEM-BAG). */
import { END, type Thing } from '@deadlight/engine';
import { developBag, nextRoller } from '../survival/bag.ts';
import { typeOfToken } from '../survival/intruders.ts';
import { noiseRoll } from '../survival/noise.ts';
import { procedure } from '../survival/vars.ts';
import { ZONE } from '../survival/zones.ts';
import { EVENT } from './log-events.ts';
import { optionsOf, reads } from './ship.ts';

interface Bag {
  /** How many Characters, in order, have been asked for a Noise roll. */
  next: number;
  /** The drawn token, while it waits to go back. */
  token: Thing;
}

export const bagDevelopment = procedure<Bag>('bag').steps({
  draw(table, local) {
    const token = developBag(table);
    if (token < 0) return END;
    // Back after the rolls, so that they cannot draw it (NEM-BAG-10-R).
    if (reads(table, 'bagTokenReturnsBeforeRolls')) table.move(token, ZONE.bag);
    else local.token = token;
    return undefined;
  },
  roll(table, local) {
    const seat = nextRoller(table, local, optionsOf(table.vars).podsRoll);
    if (seat < 0) return undefined;
    local.next++;
    table.call(noiseRoll, { seat, roll: 0, fromPod: true });
    return 'roll';
  },
  back(table, { token }) {
    if (token < 0) return;
    table.move(token, ZONE.bag);
    table.log?.tell('NEM-BAG-10-R', EVENT['token-added'], { type: typeOfToken(table.kind(token)) });
  },
});
