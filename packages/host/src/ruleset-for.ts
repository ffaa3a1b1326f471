import { loadGame } from './games.ts';
import { type keptIn, type Ruleset, revived, rulesetOf } from './ruleset.ts';

/** The ruleset that a table was begun with: the present one, or a kept older one. */
export async function rulesetFor(
  game: string,
  rules: number,
  kept: ReturnType<typeof keptIn>,
): Promise<Ruleset> {
  const app = await loadGame(game);
  return app.game.rules === rules ? rulesetOf(app) : revived(await kept(game, rules), app);
}
