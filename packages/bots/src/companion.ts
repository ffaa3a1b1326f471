import type { Bot } from './bot.ts';
import type { Mind } from './mind.ts';
import { mindOf } from './minds.ts';
import { byJudgement } from './survivor.ts';
import { TEMPERAMENTS, type Temperament } from './temperament.ts';

const withTemper = new WeakMap<object, Map<Temperament, Mind>>();

/** A game's mind, as somebody of a temperament has it. */
function mindWith(game: string, temper: Temperament): Mind {
  const mind = mindOf(game);
  let known = withTemper.get(mind);
  if (known === undefined) {
    known = new Map(TEMPERAMENTS.map((one) => [one, { ...mind, ...mind.company?.[one] }]));
    withTemper.set(mind, known);
  }
  return known.get(temper)!;
}

/** Good company: busy with something in every turn, after its goals, and not afraid of its shadow. */
export const companionOf = (temper: Temperament): Bot => ({
  name: `companion:${temper}`,
  answer(sight, random) {
    const mind = mindWith(sight.game.id, temper);
    return mind.tells?.(sight) ?? byJudgement(mind, sight, random);
  },
});

/** Where nobody says whose temper it has, it has that of the first. */
export const companion: Bot = { ...companionOf(TEMPERAMENTS[0]), name: 'companion' };
