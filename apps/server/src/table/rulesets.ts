/** The rules that a table was begun with: those of today, or older ones that are kept. */
import { keptIn, type Ruleset, rulesetFor as rulesetKept } from '@deadlight/host';

const keptRuleset = keptIn(new URL('../../../../rulesets/', import.meta.url).href);

export const rulesetFor = (game: string, rules: number): Promise<Ruleset> =>
  rulesetKept(game, rules, keptRuleset);
