import type { Answer, Option } from '@deadlight/engine';
import type { Bot } from '../bot.ts';
import { byHabit } from '../drifter.ts';
import type { Mind } from '../mind.ts';
import { mindOf } from '../minds.ts';
import type { Sight } from '../sight.ts';
import { survivor } from '../survivor.ts';
import type { Network } from './network.ts';
import { weighed, writeOptions, writeState } from './question.ts';
import { networkOf } from './schools.ts';

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
  if (found === null) return undefined;
  const { options } = found;
  const state = new Int8Array(network.stateSize);
  const about = new Int8Array(options.length * network.optionSize);
  writeState(mind.eyes!, sight, state, 0);
  writeOptions(mind, mind.eyes!, sight, found, about, 0);
  const worth = network.weigh(state, about, options.length);
  let best = 0;
  for (let i = 1; i < worth.length; i++) if (worth[i]! > worth[best]!) best = i;
  return options[best]!;
}
