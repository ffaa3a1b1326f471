/** The Basic Actions (NEM-BASIC). */

import { codeOf, valueIn } from '@deadlight/engine';
import { asSlot } from '../board.ts';
import { canCraft, craft, offerCrafts } from '../craft.ts';
import { findItem, itemKind, kindRef, who } from '../crew.ts';
import { blow, canShoot, offerShots, startShot } from '../fight.ts';
import { gain } from '../gain.ts';
import { spend } from '../items.ts';
import { EVENT } from '../log-events.ts';
import { walk, walkOf } from '../move.ts';
import { liftObject } from '../objects.ts';
import { trade } from '../trade.ts';
import { VERB } from '../words.ts';
import { ZONE } from '../zones.ts';
import { drawAfter } from './draw.ts';
import { effectRule } from './rule.ts';

/** The turn itself offers these, with their targets. */
const offeredByTheTurn = { whyNot: () => null, offer: () => {} };

export const basicEffects = {
  move: effectRule('move', {
    ...offeredByTheTurn,
    run(table, { seat }, _effect, choice) {
      const to = asSlot(VERB.move.value(choice, 0));
      table.call(walk, walkOf(seat, to, { attacked: true }));
    },
  }),
  'careful-move': effectRule('careful-move', {
    ...offeredByTheTurn,
    run(table, { seat }, _effect, choice) {
      const to = asSlot(valueIn(table.game, choice, 0));
      // A game in which the Corridor is named later has a verb of its own, without it.
      const exit = codeOf(choice) === VERB.careful.code ? VERB.careful.value(choice, 1) : 0;
      table.call(walk, walkOf(seat, to, { noise: 'marker', exit }));
    },
  }),
  melee: effectRule('melee', {
    ...offeredByTheTurn,
    run(table, { seat }, _effect, choice) {
      table.call(blow, { seat, target: VERB.melee.value(choice, 0) });
    },
  }),
  shoot: effectRule('shoot', {
    whyNot: (table, { seat }, { weapon }) =>
      canShoot(table, seat, weapon) ? null : 'no-loaded-weapon',
    offer: (table, { seat }, { weapon }, offer) => offerShots(table, seat, weapon, offer),
    run(table, { seat }, effect, choice) {
      if (effect.thenDraw) table.call(drawAfter, { seat, cards: effect.thenDraw });
      startShot(table, seat, choice, effect);
    },
  }),
  'pick-up': effectRule('pick-up', {
    ...offeredByTheTurn,
    run(table, { seat, slot }, _effect, choice) {
      const object = VERB['pick-up'].value(choice, 0);
      liftObject(table, seat, object, slot);
      table.log?.tell('object-picked-up', EVENT['picks-up'], {
        who: who(table, seat),
        object,
      });
    },
  }),
  // LCK-BASIC-15
  trade: effectRule('trade', {
    ...offeredByTheTurn,
    run(table, { seat, slot }) {
      table.log?.tell('trade-opened', EVENT['trade-opens'], { who: who(table, seat) });
      table.call(trade, { seat, slot, floor: seat, steps: 0 });
    },
  }),
  craft: effectRule('craft', {
    whyNot: (table, { seat }, { yellowAsTool }) =>
      canCraft(table, seat, yellowAsTool === true) ? null : 'components-missing',
    offer: (table, { seat }, { yellowAsTool }, offer) =>
      offerCrafts(table, seat, yellowAsTool === true, null, offer),
    run: (table, { seat }, _effect, choice) => craft(table, seat, choice),
  }),
  activate: effectRule('activate', {
    ...offeredByTheTurn,
    run(table, { seat }, _effect, choice) {
      const quest = itemKind(valueIn(table.game, choice, 0));
      if (codeOf(choice) === VERB['activate-with'].code) {
        const spent = itemKind(VERB['activate-with'].value(choice, 1));
        spend(table, findItem(table, seat, spent));
        table.log?.tell('quest-activated', EVENT['item-spent'], {
          who: who(table, seat),
          item: kindRef(table, 'item', spent),
        });
      }
      table.log?.tell('quest-activated', EVENT.activates, {
        who: who(table, seat),
        item: kindRef(table, 'item', quest),
      });
      gain(table, seat, table.find(ZONE.quests(seat), quest));
    },
  }),
};
