/** When a lie pays, and who is too honest for it. */
import type { Option, Seat } from '@deadlight/engine';
import { ABOARD } from '@deadlight/games/rules/survival';
import type { Temperament } from '../temperament.ts';
import type { SurvivalSight } from './habits.ts';
import { type Heard, type Hearsay, isBelieved, trustAfter } from './hearsay.ts';

/** What a lie must be worth before somebody tells it; bots without a temperament go by `level`. */
const SCRUPLES: Readonly<Record<Temperament | 'level', number>> = {
  careful: 0.5,
  bold: 0.15,
  // A helpful companion does not lie.
  helpful: 1,
  scheming: 0,
  level: 0.3,
};
export type Speaker = keyof typeof SCRUPLES;

/** Somebody may always have looked without anybody noticing. */
const CHANCE_WITNESS = 0.05;

/** A lie that a seat could tell. */
export interface Lie {
  readonly option: Option;
  /** What the seat gains, from 0 to 1, if the others act on it. */
  readonly stake: number;
  /** Listeners who probably know better. */
  readonly witnesses: number;
}

/** Those who hear what a seat says. */
export const listenersTo = ({ vars, seats, seat }: SurvivalSight): Seat[] =>
  vars.fate.flatMap((fate, other) =>
    other < seats && other !== seat && fate === ABOARD ? [other as Seat] : [],
  );

/** The last claim about what an option speaks of, among those of some seats. */
export const lastAbout = (
  { areContrary }: Hearsay,
  claims: readonly Heard[],
  option: Option,
): Heard | undefined =>
  claims.findLast((one) => one.option === option || areContrary(one.option, option));

/** How far the others trust a seat, as far as that shows: somebody has contradicted what it said. */
function credit({ seat }: SurvivalSight, { claims, areContrary }: Hearsay): number {
  const broken = claims.filter(
    (own, i) =>
      own.seat === seat &&
      claims
        .slice(i + 1)
        .some((later) => later.seat !== seat && areContrary(own.option, later.option)),
  ).length;
  const trust = trustAfter(0, broken);
  return isBelieved(trust) ? trust : 0;
}

/** Whether somebody has said otherwise already: the seat itself, or a listener who may have seen it. */
const isRefuted = ({ claims, areContrary }: Hearsay, option: Option): boolean =>
  claims.some((one) => areContrary(one.option, option));

/**
 * What a lie is worth: what the others would do for the seat if they believed it, less the risk that one of them knows
 * better. Nothing, if it goes against what has been said already.
 */
function worthOfLie(sight: SurvivalSight, hearsay: Hearsay, lie: Lie): number {
  const listeners = listenersTo(sight).length;
  if (listeners === 0 || isRefuted(hearsay, lie.option)) return 0;
  const risk = Math.min(1, CHANCE_WITNESS + lie.witnesses / listeners);
  return lie.stake * credit(sight, hearsay) * (1 - risk) - risk;
}

/** The lie that pays best for a speaker, if any does. */
export function bestLie(
  sight: SurvivalSight,
  hearsay: Hearsay,
  lies: readonly Lie[],
  speaker: Speaker,
): Option | undefined {
  let best: Option | undefined;
  let most = SCRUPLES[speaker];
  for (const lie of lies) {
    const worth = worthOfLie(sight, hearsay, lie);
    if (worth <= most) continue;
    most = worth;
    best = lie.option;
  }
  return best;
}
