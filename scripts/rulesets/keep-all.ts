/** Keeps the present ruleset of every game, as a release does. */
import { join } from 'node:path';
import { GAMES } from '@deadlight/games';
import { keepRuleset } from './keep.ts';

const folder = join(import.meta.dirname, '../../rulesets');
for (const { game } of Object.values(GAMES))
  console.log(await keepRuleset(game.id, game.rules, folder));
