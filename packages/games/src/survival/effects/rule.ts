import { NO_OPTION, type Option, type Seat } from '@deadlight/engine';
import type { Slot } from '../board.ts';
import type { Effect } from '../effect.ts';
import type { WhyNot } from '../rule-names.ts';
import type { SurvivalOffer, SurvivalTable } from '../vars.ts';
import { VERB } from '../words.ts';

/** The doer, and where it counts as done: their own Room, or another through Intranet. */
export interface Doer {
  readonly seat: Seat;
  readonly slot: Slot;
}

/** How one kind of effect works. */
export interface EffectRule {
  /** The rule against it at this moment, or null. Asked before anything is paid (NEM-ACT-15-R). */
  whyNot(table: SurvivalTable, doer: Doer, effect: Effect): WhyNot | null;
  /** Offers the ways it can be done: each an option of the effect's own verbs. */
  offer(table: SurvivalTable, doer: Doer, effect: Effect, offer: SurvivalOffer): void;
  /** The one way to do it, where that is all there is and everyone knows it; else -1. */
  plain(table: SurvivalTable, doer: Doer, effect: Effect): Option;
  /** Does it, as chosen, when it is paid for and nobody has stopped it. */
  run(table: SurvivalTable, doer: Doer, effect: Effect, choice: Option): void;
}

/** An effect without choices. */
export const plainly = (option: Option): Pick<EffectRule, 'plain' | 'offer'> => ({
  plain: () => option,
  offer: (_table, _doer, _effect, offer) => offer.add(option),
});

/** An effect without choices that is all its card does: nobody has to name it. */
export const alone = plainly(VERB.yes());

const noPlainWay = (): Option => NO_OPTION;

/** Type helper: the term is inferred from the effect's name. */
export function effectRule<N extends Effect['does']>(
  _does: N,
  rule: {
    plain?(table: SurvivalTable, doer: Doer, effect: Extract<Effect, { does: N }>): Option;
    whyNot(table: SurvivalTable, doer: Doer, effect: Extract<Effect, { does: N }>): WhyNot | null;
    offer(
      table: SurvivalTable,
      doer: Doer,
      effect: Extract<Effect, { does: N }>,
      offer: SurvivalOffer,
    ): void;
    run(
      table: SurvivalTable,
      doer: Doer,
      effect: Extract<Effect, { does: N }>,
      choice: Option,
    ): void;
  },
): EffectRule {
  const { whyNot, offer, plain = noPlainWay, run } = rule;
  // All have one hidden class, so that code that reads many of them stays fast.
  return { whyNot, offer, plain, run } as unknown as EffectRule;
}
