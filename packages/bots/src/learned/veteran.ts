import type { Answer } from '@deadlight/engine';
import type { Bot } from '../bot.ts';
import { byHabit } from '../drifter.ts';
import { mindOf } from '../minds.ts';
import { survivor } from '../survivor.ts';
import { weighed } from './question.ts';
import { criticOf, networkOf } from './schools.ts';
import { mostOf, ponder, secondThoughts } from './second-thoughts.ts';

/** On how many imagined tables a veteran thinks over what it does. */
export const WORLDS = 24;

/**
 * Has played some hundred thousand games of a kind against itself, and thinks over what comes to mind on so many
 * imagined tables; on none it answers at once. What it has not learned it plays as a survivor.
 */
export const veteranOf = (worlds: number): Bot => ({
  name: worlds === WORLDS ? 'veteran' : `veteran:${worlds}`,
  answer(sight, random): Answer {
    const mind = mindOf(sight.game.id);
    const school = mind.eyes?.school(sight) ?? null;
    const network = school === null ? null : networkOf(school);
    if (network === null) return survivor.answer(sight, random);
    const told = mind.tells?.(sight);
    if (told !== undefined) return told;
    const found = weighed(mind, sight);
    if (found === null) return byHabit(mind, sight, random);
    if (worlds === 0) return found.options[mostOf(ponder(mind, network, sight, found).weights)]!;
    const scholar = { mind, network, critic: criticOf(school!)! };
    return secondThoughts(scholar, sight, found, worlds, random);
  },
});

export const veteran = veteranOf(WORLDS);
