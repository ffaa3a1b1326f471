import type { Answer, Random } from '@deadlight/engine';
import type { Bot } from './bot.ts';
import { byHabit } from './drifter.ts';
import type { Network } from './learned/network.ts';
import { networkFor } from './learned/networks.ts';
import { weighed } from './learned/question.ts';
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

/** Whether companions of a game play by a network where one has learned it. */
export const tiltsNetwork = (game: string): boolean =>
  mindWith(game, TEMPERAMENTS[0]).tilt !== undefined;

/** The network weighs the options as it learned to; the temperament tilts the scales. */
function byTaste(mind: Mind, network: Network, sight: Sight, random: Random): Answer {
  const taught = mindOf(sight.game.id);
  const found = mind.routine?.has(sight.asks) ? null : weighed(taught, sight);
  if (found === null) return byHabit(mind, sight, random);
  const tilt = mind.tilt!(sight);
  const { weights } = ponder(taught, network, sight, found);
  return found.options[mostOf(weights.map((weight, i) => weight + tilt(found.options[i]!)))]!;
}

/** Good company: does something useful every turn, follows its goals, and is not overly cautious. */
export const companionOf = (temper: Temperament): Bot => ({
  name: `companion:${temper}`,
  answer(sight, random) {
    const mind = mindWith(sight.game.id, temper);
    const first = mind.tells?.(sight) ?? mind.gives?.(sight);
    if (first !== undefined) return first;
    const network = mind.tilt === undefined ? null : networkFor(mind, sight);
    return network === null
      ? byJudgement(mind, sight, random)
      : byTaste(mind, network, sight, random);
  },
});

/** Without a given temperament it takes the first one. */
export const companion: Bot = { ...companionOf(TEMPERAMENTS[0]), name: 'companion' };
