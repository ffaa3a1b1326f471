/** Event cards about Intruders and their Eggs. */

import { NO_KIND } from '@deadlight/engine';
import { ADULT, FIGURES } from '../../packs/intruders.ts';
import type { Way } from '../board.ts';
import { boardOf } from '../book.ts';
import { carried, crewIn, isInRoom } from '../crew.ts';
import { isNest, loseNestEgg } from '../eggs.ts';
import { encounter } from '../encounter.ts';
import { isEngaged, moveAll, typeOf, vanish, wayTo } from '../intruders.ts';
import { EVENT } from '../log-events.ts';
import type { SurvivalTable } from '../vars.ts';
import { EGG } from '../words.ts';
import { eachInOrder } from './in-order.ts';
import { eventRule } from './rule.ts';

/** Every free Adult goes to a neighbouring Room with a Character, the lowest number first (NEM-CARD-hunt-1). */
export function hunt(table: SurvivalTable): void {
  const { vars } = table;
  const board = boardOf(table);
  const figures: number[] = [];
  const ways: Way[] = [];
  for (let figure = 0; figure < FIGURES.length; figure++) {
    const slot = vars.at[figure]!;
    if (slot === 0 || typeOf(figure) !== ADULT || isEngaged(vars, figure)) continue;
    const prey = board.neighbours[slot]!.find((near) => crewIn(vars, near) > 0);
    if (prey === undefined) continue;
    figures.push(figure);
    ways.push(wayTo(table, slot, prey));
  }
  if (figures.length > 0) moveAll(table, figures, ways);
}

export const intruderEvents = {
  hunt: eventRule('hunt', {
    run(table) {
      hunt(table);
    },
    idle: () => 'no-prey',
  }),
  withdraw: eventRule('withdraw', {
    run(table) {
      for (let figure = 0; figure < FIGURES.length; figure++)
        if (table.vars.at[figure]! > 0 && !isEngaged(table.vars, figure)) vanish(table, figure);
    },
    idle: () => 'none-alone',
  }),
  'heal-intruders': eventRule('heal-intruders', {
    run(table, _frame, { injuries }) {
      const { hurt } = table.vars;
      if (hurt.some((had) => had > 0)) table.log?.tell('intruders-regenerate', EVENT.regeneration);
      hurt.forEach((had, figure) => {
        hurt[figure] = Math.max(0, had - injuries);
      });
    },
    idle: () => 'none-hurt',
  }),
  'defend-eggs': eventRule('defend-eggs', {
    stepwise: true,
    run: (table, frame) =>
      eachInOrder(
        table,
        frame,
        (seat) =>
          isInRoom(table.vars, seat) &&
          (isNest(table, table.vars.place[seat]!) || carried(table.vars, seat, EGG) > 0),
        (seat) =>
          table.call(encounter, {
            seat,
            slot: table.vars.place[seat]!,
            figure: -1,
            tokenKind: NO_KIND,
            attack: true,
          }),
      ),
    idle: () => 'no-eggs-near',
  }),
  'lose-egg': eventRule('lose-egg', {
    run(table) {
      if (table.vars.nestEggs > 0) table.log?.tell('event-resolved', EVENT['egg-lost']);
      loseNestEgg(table);
    },
    idle: () => 'no-nest-eggs',
  }),
};
