import type { Answer } from '@deadlight/engine';
import type { Bot } from '../bot.ts';
import { byHabit } from '../drifter.ts';
import { mindOf } from '../minds.ts';
import { survivor } from '../survivor.ts';
import { criticOf, networkOf } from './networks.ts';
import { weighed } from './question.ts';
import { mostOf, ponder, secondThoughts } from './second-thoughts.ts';

/** Default number of imagined tables on which a veteran thinks over a decision. */
export const WORLDS = 24;

/**
 * Trained on some hundred thousand games against itself; tries its favourite options on imagined tables, or
 * answers at once with none, or where no critic judges them. On tables it was not trained for it plays as a survivor.
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
    const critic = worlds === 0 ? null : criticOf(school!);
    if (critic === null) return found.options[mostOf(ponder(mind, network, sight, found).weights)]!;
    return secondThoughts({ mind, network, critic }, sight, found, worlds, random);
  },
});

export const veteran = veteranOf(WORLDS);
