import type { Answer, Option, Random } from '@deadlight/engine';
import type { Bot } from './bot.ts';
import { byHabit } from './drifter.ts';
import { companyNetworkFor } from './learned/networks.ts';
import { type Weighed, weighed } from './learned/question.ts';
import { mostOf, ponder } from './learned/second-thoughts.ts';
import type { Mind } from './mind.ts';
import { mindOf } from './minds.ts';
import type { Sight } from './sight.ts';
import { byJudgement } from './survivor.ts';
import { TEMPERAMENTS, type Temperament } from './temperament.ts';

const withTemper = new WeakMap<object, Map<Temperament, Mind>>();

/** A game's mind with the habits of a temperament. */
function mindWith(game: string, temper: Temperament): Mind {
  const mind = mindOf(game);
  let known = withTemper.get(mind);
  if (known === undefined) {
    known = new Map(TEMPERAMENTS.map((one) => [one, { ...mind, ...mind.company?.[one] }]));
    withTemper.set(mind, known);
  }
  return known.get(temper)!;
}

/** A question that a companion weighs, and what its temperament adds to the scores that a network gives. */
export interface Leaning {
  readonly found: Weighed;
  readonly tilt: (option: Option) => number;
}

/** What a companion answers without weighing anything, or what it weighs; the trainer asks the same. */
export function leanOrAnswer(
  temper: Temperament,
  sight: Sight,
  random: Random,
): Leaning | { readonly answer: Answer } {
  const mind = mindWith(sight.game.id, temper);
  const first = mind.tells?.(sight) ?? mind.gives?.(sight);
  if (first !== undefined) return { answer: first };
  const found = mind.routine?.has(sight.asks) ? null : weighed(mindOf(sight.game.id), sight);
  if (found === null) return { answer: byHabit(mind, sight, random) };
  return { found, tilt: mind.tilt!(sight) };
}

/** Good company: does something useful every turn, follows its goals, and is not overly cautious. */
export const companionOf = (temper: Temperament): Bot => ({
  name: `companion:${temper}`,
  answer(sight, random) {
    const mind = mindWith(sight.game.id, temper);
    const network = mind.tilt === undefined ? null : companyNetworkFor(mind, sight);
    if (network === null)
      return mind.tells?.(sight) ?? mind.gives?.(sight) ?? byJudgement(mind, sight, random);
    const lean = leanOrAnswer(temper, sight, random);
    if ('answer' in lean) return lean.answer;
    const { found, tilt } = lean;
    const { weights } = ponder(mindOf(sight.game.id), network, sight, found);
    return found.options[mostOf(weights.map((weight, i) => weight + tilt(found.options[i]!)))]!;
  },
});

/** Without a given temperament it takes the first one. */
export const companion: Bot = { ...companionOf(TEMPERAMENTS[0]), name: 'companion' };
