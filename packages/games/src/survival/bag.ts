/** What both games do with a token out of the bag, and with the Queen who comes to her Nest. */
import { END, type Seat } from '@deadlight/engine';
import { ADULT, BREEDER, CREEPER, FIGURE_TYPE, LARVA, QUEEN } from '../packs/intruders.ts';
import { attack, attackOn, preyIn } from './attack.ts';
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
import { appear, drawToken, returnToken, setFigure, typeOfToken } from './intruders.ts';
import { clearNoiseAround } from './markers.ts';
import { procedure, type SurvivalTable } from './vars.ts';
import { Z } from './zones.ts';

interface QueenComes {
  readonly slot: number;
  /** Her token, by its kind. */
  readonly tokenKind: number;
  figure: number;
}

/** The Queen comes to her Nest, and meets one who is there (NEM-BAG-05, NEM-BAG-12-R, LCK-BAG-06). */
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
      ? (crewInOrder(table).find((one) => table.vars.place[one] === slot) ?? -1)
      : preyIn(table, slot);
    if (seat < 0) return;
    if (handSize(table, seat) >= handNeeded(table, seat, tokenKind, odds.isDark(table, seat)))
      return;
    table.log?.tell('ENC-07', 'surprise', { who: who(table, seat) });
    table.call(attack, attackOn(figure, seat, 'surprise'));
  },
});

/**
 * Draws a token and does what it says (NEM-BAG, LCK-BAG). Gives the token if everyone rolls for Noise
 * now, and -1 if nothing is left to do.
 */
export function developBag(table: SurvivalTable): number {
  const token = drawToken(table);
  switch (typeOfToken(table.kind(token))) {
    case LARVA:
      returnToken(table, ADULT);
      return -1;
    case CREEPER:
      returnToken(table, BREEDER);
      return -1;
    case QUEEN: {
      const nest = slotOfRoom(table, 'nest');
      if (nest > 0 && crewIn(table.vars, nest) > 0) {
        table.call(queenComes, { slot: nest, tokenKind: table.kind(token), figure: -1 });
        return -1;
      }
      table.move(token, Z.bag);
      layEgg(table);
      return -1;
    }
    case ADULT:
    case BREEDER:
      return token;
    default:
      table.move(token, Z.bag);
      returnToken(table, ADULT);
      return -1;
  }
}

/** The next Character who rolls for Noise: those in combat do not; -1 if all have (NEM-BAG-04, NEM-BAG-09-R, LCK-BAG-04). */
export function nextRoller(table: SurvivalTable, local: { next: number }): Seat {
  for (; local.next < table.state.seats; local.next++) {
    const seat = inOrder(table, local.next);
    if (isInRoom(table.vars, seat) && !inCombat(table.vars, seat)) return seat;
  }
  return -1;
}
