/** The rules that a table was begun with: those of today, or older ones that are kept. */
import { GAME_IDS } from '@deadlight/games/manifests';
import { keptIn, loadGame, type Ruleset, rulesetFor as rulesetKept } from '@deadlight/host';
import type { Tally } from '../store/store.ts';

const keptRuleset = keptIn(new URL('../../../../rulesets/', import.meta.url).href);

export const rulesetFor = (game: string, rules: number): Promise<Ruleset> =>
  rulesetKept(game, rules, keptRuleset);

/**
 * Loads the games, and the older rules of stored tables. To load them takes much longer than anything else that is asked of
 * the loop, so it is done before anybody is there.
 */
export async function loadRulesets(
  tables: readonly Pick<Tally, 'game' | 'rules'>[],
): Promise<void> {
  for (const game of GAME_IDS) await loadGame(game);
  const older = new Map(tables.map(({ game, rules }) => [`${game} ${rules}`, { game, rules }]));
  // Rules that are not kept are missed by those who come to such a table.
  for (const { game, rules } of older.values()) await rulesetFor(game, rules).catch(() => null);
}
