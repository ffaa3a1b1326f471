/** What both games do with a token out of the bag, and with the Queen who comes to her Nest. */

import { END, type Kind, NO_SEAT, NO_THING, type Seat, type Thing } from '@deadlight/engine';
import { ADULT, BREEDER, CREEPER, FIGURE_TYPE, LARVA, QUEEN } from '../packs/intruders.ts';
import { attack, attackOn, preyIn } from './attack.ts';
import type { Slot } from './board.ts';
import { bookOf } from './book.ts';
import {
  crewIn,
  crewInOrder,
  handSize,
  inCombat,
  inOrder,
  isInRoom,
  slotOfRoom,
  who,
} from './crew.ts';
import { layEgg } from './eggs.ts';
import { handNeeded } from './encounter.ts';
import { addToken, appear, drawToken, setAside, setFigure, typeOfToken } from './intruders.ts';
import { EVENT } from './log-events.ts';
import { clearNoiseAround } from './markers.ts';
import { procedure, type SurvivalTable } from './vars.ts';
import { ZONE } from './zones.ts';

interface QueenComes {
  readonly slot: Slot;
  /** Her token, by its kind. */
  readonly tokenKind: Kind;
  figure: number;
}

/** The Queen comes to her Nest, and meets one who is there (NEM-BAG-05, NEM-BAG-12-R, LCK-BAG-06, LCK-ENC-19-R). */
export const queenComes = procedure<QueenComes>('queen').steps({
  appear(table, local) {
    clearNoiseAround(table, local.slot);
    // She is on the board already: she comes as she is (LCK-BAG-12-R).
    const here = FIGURE_TYPE.findIndex((type, i) => type === QUEEN && table.vars.at[i]! > 0);
    if (here >= 0) setFigure(table.vars, here, local.slot);
    local.figure = here >= 0 ? here : appear(table, QUEEN, local.slot);
    return local.figure < 0 ? END : undefined;
  },
  surprise(table, { slot, tokenKind, figure }) {
    const { odds, variants } = bookOf(table);
    const seat = variants.queenMeetsFirst
      ? (crewInOrder(table).find((one) => table.vars.place[one] === slot) ?? NO_SEAT)
      : preyIn(table, slot);
    if (seat < 0) return;
    if (handSize(table, seat) >= handNeeded(table, seat, tokenKind, odds.isDark(table, seat)))
      return;
    table.log?.tell('surprise-attack', EVENT.surprise, { who: who(table, seat) });
    table.call(attack, attackOn(figure, seat, 'surprise'));
  },
});

/**
 * Draws a token and does what it says (NEM-BAG, LCK-BAG). Gives the token if everyone rolls for Noise
 * now, and -1 if nothing is left to do.
 */
export function developBag(table: SurvivalTable): Thing {
  const token = drawToken(table);
  switch (typeOfToken(table.kind(token))) {
    // NEM-BAG-02, LCK-BAG-02
    case LARVA:
      table.move(token, ZONE.tokens);
      addToken(table, ADULT);
      return NO_THING;
    // NEM-BAG-03, LCK-BAG-03
    case CREEPER:
      table.move(token, ZONE.tokens);
      addToken(table, BREEDER);
      return NO_THING;
    case QUEEN: {
      const nest = slotOfRoom(table, 'nest');
      if (nest > 0 && crewIn(table.vars, nest) > 0) {
        setAside(table, token);
        table.call(queenComes, { slot: nest, tokenKind: table.kind(token), figure: -1 });
        return NO_THING;
      }
      table.move(token, ZONE.bag);
      layEgg(table);
      return NO_THING;
    }
    case ADULT:
    case BREEDER:
      return token;
    // NEM-BAG-07, NEM-BAG-14-R, LCK-BAG-08, LCK-BAG-15-R
    default:
      table.move(token, ZONE.bag);
      addToken(table, ADULT);
      return NO_THING;
  }
}

/** The next Character who rolls for Noise: those in combat do not, those in Pods where the table says so; -1 if all have (NEM-BAG-04, NEM-BAG-09-R, NEM-BAG-11-R, LCK-BAG-04, LCK-NOISE-16-R, LCK-BAG-14-R). */
export function nextRoller(table: SurvivalTable, local: { next: number }, podsRoll = false): Seat {
  const { place } = bookOf(table);
  for (; local.next < table.state.seats; local.next++) {
    const seat = inOrder(table, local.next);
    if (
      isInRoom(table.vars, seat)
        ? !inCombat(table.vars, seat)
        : podsRoll && place.isOut(table, seat)
    )
      return seat;
  }
  return NO_SEAT;
}
