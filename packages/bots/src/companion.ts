import type { Bot } from './bot.ts';
import type { Mind } from './mind.ts';
import { mindOf } from './minds.ts';
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

/** Good company: does something useful every turn, follows its goals, and is not overly cautious. */
export const companionOf = (temper: Temperament): Bot => ({
  name: `companion:${temper}`,
  answer(sight, random) {
    const mind = mindWith(sight.game.id, temper);
    return mind.tells?.(sight) ?? byJudgement(mind, sight, random);
  },
});

/** Without a given temperament it takes the first one. */
export const companion: Bot = { ...companionOf(TEMPERAMENTS[0]), name: 'companion' };
