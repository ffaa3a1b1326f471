/** Bag Development (NEM-BAG). */
import { END } from '@deadlight/engine';
import { QUEEN } from '../packs/intruders.ts';
import { attack, attackOn, preyIn } from '../survival/attack.ts';
import { developBag } from '../survival/bag.ts';
import { handSize, inCombat, inOrder, isInRoom, who } from '../survival/crew.ts';
import { handNeeded } from '../survival/encounter.ts';
import { appear } from '../survival/intruders.ts';
import { clearNoiseAround } from '../survival/markers.ts';
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
    const token = developBag(table, (slot, tokenKind) =>
      table.call(queenComes, { slot, tokenKind, figure: -1 }),
    );
    if (token < 0) return END;
    // Back after the rolls, so that they cannot draw it (NEM-BAG-10-R).
    if (optionsOf(table.vars).bagTokenReturnsBeforeRolls) table.move(token, Z.bag);
    else local.token = token;
    return undefined;
  },
  /** Everyone not in combat rolls, one after the other (NEM-BAG-04, NEM-BAG-09-R). */
  roll(table, local) {
    while (local.next < table.state.seats) {
      const seat = inOrder(table, local.next++);
      if (!isInRoom(table.vars, seat) || inCombat(table.vars, seat)) continue;
      table.call(noiseRoll, { seat, roll: 0 });
      return 'roll';
    }
    return undefined;
  },
  back(table, { token }) {
    if (token >= 0 && table.where(token) === Z.tokens) table.move(token, Z.bag);
  },
});

interface QueenComes {
  readonly slot: number;
  /** Her token, by its kind. */
  readonly tokenKind: number;
  figure: number;
}

/** The Queen comes to her Nest (NEM-BAG-05, NEM-BAG-12-R). */
export const queenComes = procedure<QueenComes>('queen').steps({
  appear(table, local) {
    clearNoiseAround(table, local.slot);
    local.figure = appear(table, QUEEN, local.slot);
    return local.figure < 0 ? END : undefined;
  },
  surprise(table, { slot, tokenKind, figure }) {
    const seat = preyIn(table, slot);
    if (seat < 0 || handSize(table, seat) >= handNeeded(table, seat, tokenKind, false)) return;
    table.log?.tell('NEM-ENC-07', 'surprise', { who: who(table, seat) });
    table.call(attack, attackOn(figure, seat, 'surprise'));
  },
});
