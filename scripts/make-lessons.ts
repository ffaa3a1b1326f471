/**
 * Finds the deal on which each game is learned: the first whose newcomer is asked first and, whatever newcomers do,
 * comes to every step of the guide. Run it when a ruleset's number has been raised; it gives the same deals every time.
 *   npm run make-lessons -- nemesis
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { GUIDED, loadGuide } from '@deadlight/games/guide';
import { whyNotLearn } from '../packages/games/src/guide/lesson.ts';
import { format } from './format.ts';

const DEALS = join(import.meta.dirname, '../packages/games/src/guide/deals.json');
const MAX_DEALS = 500;

const deals: Record<string, unknown> = JSON.parse(readFileSync(DEALS, 'utf8'));
const wanted = process.argv.slice(2);

for (const name of GUIDED) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const guide = await loadGuide(name);
  const taught = at(GAMES, name, 'game');
  const seeds = Array.from({ length: MAX_DEALS }, (_, i) => `learn-${i}`);
  const seed = seeds.find(
    (one) => whyNotLearn({ ...guide, table: { ...guide.table, seed: one } }, taught) === null,
  );
  if (seed === undefined)
    throw new Error(`${name} cannot be learned on any of ${MAX_DEALS} deals: look at its guide`);
  deals[name] = { rules: taught.game.rules, seed };
  console.log(`${name} is learned on the deal ${seed}`);
}
writeFileSync(DEALS, JSON.stringify(deals));
format(DEALS);
