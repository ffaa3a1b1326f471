import type { Answer, Option } from '@deadlight/engine';
import type { Bot } from '../bot.ts';
import { byHabit } from '../drifter.ts';
import type { Mind } from '../mind.ts';
import { mindOf } from '../minds.ts';
import type { Sight } from '../sight.ts';
import { survivor } from '../survivor.ts';
import type { Network } from './network.ts';
import { weighed } from './question.ts';
import { criticOf, networkOf } from './schools.ts';
import { mostOf, ponder, secondThoughts } from './second-thoughts.ts';

/** Has played some hundred thousand games of a kind against itself; what it has not learned it plays as a survivor. */
export const veteran: Bot = {
  name: 'veteran',
  answer(sight, random): Answer {
    const mind = mindOf(sight.game.id);
    const school = mind.eyes?.school(sight) ?? null;
    const network = school === null ? null : networkOf(school);
    if (network === null) return survivor.answer(sight, random);
    return mind.tells?.(sight) ?? byNetwork(mind, network, sight) ?? byHabit(mind, sight, random);
  },
};

/** The option that most speaks for; undefined where there is nothing to weigh. */
export function byNetwork<V>(mind: Mind<V>, network: Network, sight: Sight<V>): Option | undefined {
  const found = weighed(mind, sight);
  return found === null
    ? undefined
    : found.options[mostOf(ponder(mind, network, sight, found).weights)];
}

/** A veteran who thinks over what it does, on so many imagined tables. */
export const veteranOf = (worlds: number): Bot => ({
  name: `${veteran.name}:${worlds}`,
  answer(sight, random): Answer {
    const mind = mindOf(sight.game.id);
    const school = mind.eyes?.school(sight) ?? null;
    const network = school === null ? null : networkOf(school);
    if (network === null) return survivor.answer(sight, random);
    const told = mind.tells?.(sight);
    if (told !== undefined) return told;
    const found = weighed(mind, sight);
    if (found === null) return byHabit(mind, sight, random);
    const scholar = { mind, network, critic: criticOf(school!)! };
    return secondThoughts(scholar, sight, found, worlds, random);
  },
});
