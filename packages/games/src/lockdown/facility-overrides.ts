/** Shared effects with conditions or consequences that apply only in the facility. */
import type { Seat } from '@deadlight/engine';
import { scanHand } from '../survival/contamination.ts';
import { commonEffects } from '../survival/effects/index.ts';
import { effectRule } from '../survival/effects/rule.ts';
import { procedure } from '../survival/vars.ts';
import { thenComputer } from './computers.ts';
import { checkLast } from './ending.ts';
import { isLit } from './facility.ts';
import { tooIgnorant } from './lacking.ts';
import { learn } from './power.ts';

const { load, repair, repel, rest } = commonEffects;

/** A scan of the hand that teaches something, if anything was removed (LCK-CARD-rushed-analysis). */
export const rushedAnalysis = procedure<{ readonly seat: Seat; readonly knowledge: number }>(
  'rushed-analysis',
).steps({
  scan(table, { seat, knowledge }) {
    // What is learnt comes before what the scan does to its owner.
    scanHand(table, seat, (removed) => {
      if (removed > 0) learn(table, seat, knowledge);
    });
  },
  check(table) {
    checkLast(table);
  },
});

export const facilityOverrides = {
  rest: effectRule('rest', {
    ...rest,
    run(table, doer, effect, choice) {
      const { knowledge } = effect;
      if (knowledge === undefined) rest.run(table, doer, effect, choice);
      else table.call(rushedAnalysis, { seat: doer.seat, knowledge });
    },
  }),
  load: effectRule('load', {
    ...load,
    whyNot: (table, doer, effect) =>
      effect.powered && !isLit(table, doer.seat)
        ? 'LCK-POWER-02'
        : load.whyNot(table, doer, effect),
  }),
  repel: effectRule('repel', {
    ...repel,
    whyNot: (table, doer, effect) =>
      tooIgnorant(table, doer.seat, effect.knowledge ?? 0) ?? repel.whyNot(table, doer, effect),
  }),
  repair: effectRule('repair', {
    ...repair,
    run(table, doer, effect, choice) {
      if (effect.thenComputer) table.call(thenComputer, { seat: doer.seat });
      repair.run(table, doer, effect, choice);
    },
  }),
};
