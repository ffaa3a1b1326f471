/** The Basic Actions (NEM-BASIC). */
import { codeOf, ref, valueIn } from '@deadlight/engine';
import { canCraft, craft, offerCrafts } from '../craft.ts';
import { findItem, itemKind, kindRef, who } from '../crew.ts';
import { blow, canShoot, offerShots, startShot } from '../fight.ts';
import { gain } from '../gain.ts';
import { spend } from '../items.ts';
import { walk } from '../move.ts';
import { liftObject } from '../objects.ts';
import { trade } from '../trade.ts';
import { D, V } from '../words.ts';
import { Z } from '../zones.ts';
import { drawAfter } from './draw.ts';
import { effectRule } from './rule.ts';

/** The turn itself offers these, with their targets. */
const offeredByTheTurn = { whyNot: () => null, offer: () => {} };

export const basicEffects = {
  move: effectRule('move', {
    ...offeredByTheTurn,
    run(table, { seat }, _effect, choice) {
      const to = V.move.value(choice, 0);
      table.call(walk, { seat, to, noise: 'roll', exit: 0, attacked: true });
    },
  }),
  'careful-move': effectRule('careful-move', {
    ...offeredByTheTurn,
    run(table, { seat }, _effect, choice) {
      const to = valueIn(table.game, choice, 0);
      // A game in which the Corridor is named later has a verb of its own, without it.
      const exit = codeOf(choice) === V.careful.code ? V.careful.value(choice, 1) : 0;
      table.call(walk, { seat, to, noise: 'marker', exit, attacked: false });
    },
  }),
  melee: effectRule('melee', {
    ...offeredByTheTurn,
    run(table, { seat }, _effect, choice) {
      table.call(blow, { seat, target: V.melee.value(choice, 0) });
    },
  }),
  shoot: effectRule('shoot', {
    whyNot: (table, { seat }, { weapon }) => (canShoot(table, seat, weapon) ? null : 'COMBAT-01'),
    offer: (table, { seat }, { weapon }, offer) => offerShots(table, seat, weapon, offer),
    run(table, { seat }, effect, choice) {
      if (effect.thenDraw) table.call(drawAfter, { seat, cards: effect.thenDraw });
      startShot(table, seat, choice, effect);
    },
  }),
  'pick-up': effectRule('pick-up', {
    ...offeredByTheTurn,
    run(table, { seat, slot }, _effect, choice) {
      const object = V['pick-up'].value(choice, 0);
      liftObject(table, seat, object, slot);
      table.log?.tell('BASIC-06', 'picks-up', {
        who: who(table, seat),
        object: ref(D.object, object),
      });
    },
  }),
  trade: effectRule('trade', {
    ...offeredByTheTurn,
    run(table, { seat, slot }) {
      table.log?.tell('BASIC-08', 'trade-opens', { who: who(table, seat) });
      table.call(trade, { seat, slot, floor: seat, steps: 0 });
    },
  }),
  craft: effectRule('craft', {
    whyNot: (table, { seat }, { yellowAsTool }) =>
      canCraft(table, seat, yellowAsTool === true) ? null : 'ITEM-21',
    offer: (table, { seat }, { yellowAsTool }, offer) =>
      offerCrafts(table, seat, yellowAsTool === true, null, offer),
    run: (table, { seat }, _effect, choice) => craft(table, seat, choice),
  }),
  activate: effectRule('activate', {
    ...offeredByTheTurn,
    run(table, { seat }, _effect, choice) {
      const quest = itemKind(valueIn(table.game, choice, 0));
      if (codeOf(choice) === V['activate-with'].code)
        spend(table, findItem(table, seat, itemKind(V['activate-with'].value(choice, 1))));
      table.log?.tell('BASIC-18', 'activates', {
        who: who(table, seat),
        item: kindRef(table, quest),
      });
      gain(table, seat, table.find(Z.quests + seat, quest));
    },
  }),
};
