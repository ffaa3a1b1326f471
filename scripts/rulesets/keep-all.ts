/** Keeps the present ruleset of the games that are named, or of all, as a release does. */
import { join } from 'node:path';
import { GAMES } from '@deadlight/games';
import { keepRuleset } from './keep.ts';

const folder = join(import.meta.dirname, '../../rulesets');
const wanted = process.argv.slice(2);
for (const { game } of Object.values(GAMES))
  if (wanted.length === 0 || wanted.includes(game.id))
    console.log(await keepRuleset(game.id, game.rules, folder));
