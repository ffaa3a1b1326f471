/** Companion play in the station: always active, each temperament with its own priorities. */
import { codeOf } from '@deadlight/engine';
import { actionsOf, type Vars, VERB } from '@deadlight/games/rules/panic';
import type { Mind } from '../mind.ts';
import type { Temperament } from '../temperament.ts';
import type { Term } from './terms.ts';

/** Factors on evaluation terms, by temperament. */
const WEIGHTS: Readonly<Record<Temperament, Readonly<Partial<Record<Term, number>>>>> = {
  careful: { parasites: 1.8, company: 1.8, wounds: 1.3, items: 1.5 },
  bold: { parasites: 0.3, company: 0.5, map: 1.8, enemies: 2, hive: 1.3, wounds: 0.7 },
  helpful: { company: 0.2, trust: 3, gas: 1.2, scan: 1.5 },
  scheming: { items: 2, gas: 1.5, company: 1.2, enemies: 1.5, search: 1.5, spread: 1.3 },
};

export const companyInStation = ({ judge }: Pick<Mind<Vars>, 'judge'>) =>
  Object.fromEntries(
    Object.entries(WEIGHTS).map(([temper, weights]) => [temper, companion(judge, weights)]),
  ) as Record<Temperament, Partial<Mind<Vars>>>;

const companion = (
  judge: Mind<Vars>['judge'],
  weights: Readonly<Partial<Record<string, number>>>,
): Partial<Mind<Vars>> => ({
  judge: (table, seat, ledger) =>
    judge(table, seat, { add: (term, worth) => ledger.add(term, worth * (weights[term] ?? 1)) }),
  /** A turn without an action is a wasted turn. */
  strays({ vars }, seat) {
    const isFresh = vars.active === seat && vars.ap > 0 && vars.ap === actionsOf(vars, seat);
    return (option) => isFresh && codeOf(option) === VERB.end.code;
  },
});
