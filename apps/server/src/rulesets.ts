/** The rules that a table was begun with: those of today, or older ones that are kept. */
import { keptIn, loadGame, type Ruleset, revived, rulesetOf } from '@deadlight/host';

const keptRuleset = keptIn(new URL('../../../rulesets/', import.meta.url).href);

export async function rulesetFor(game: string, rules: number): Promise<Ruleset> {
  const app = await loadGame(game);
  if (app.game.rules === rules) return rulesetOf(app);
  return revived(await keptRuleset(game, rules), app);
}
