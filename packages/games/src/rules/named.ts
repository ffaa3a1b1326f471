/** The rules that shared code cites by name. */
import { ADDRESSES as LOCKDOWN } from '../lockdown/rules.ts';
import { ADDRESSES as NEMESIS } from '../nemesis/rules.ts';
import { REFUSALS, type RuleName } from '../survival/rule-names.ts';
import type { Manner } from './citations.ts';

export interface NamedRule {
  readonly manner: Manner;
  /** The ids in the catalogues of the games that have it. */
  readonly ids: readonly string[];
}

const REFUSED: ReadonlySet<string> = new Set(REFUSALS);

export const NAMED_RULES: ReadonlyMap<string, NamedRule> = new Map(
  (Object.keys(NEMESIS) as RuleName[]).map((name) => [
    name,
    {
      manner: REFUSED.has(name) ? 'refuses' : 'tells',
      ids: [NEMESIS[name], LOCKDOWN[name]].filter((id) => id !== null),
    },
  ]),
);
