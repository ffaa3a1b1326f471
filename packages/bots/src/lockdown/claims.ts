/** What players tell each other about Contingencies, true or not, and how far it is believed (LCK-CTG-03). */
import {
  codeOf,
  FIRST_SEAT,
  type Kind,
  type Option,
  type Seat,
  type Thing,
} from '@deadlight/engine';
import {
  CONTINGENCIES,
  type Condition,
  FIRST_CONTINGENCY,
  objectiveOf,
  VERB,
  ZONE,
} from '@deadlight/games/rules/lockdown';
import { ABOARD, type SurvivalTable } from '@deadlight/games/rules/survival';
import { Sight, UNSEEN } from '../sight.ts';
import type { SurvivalSight } from '../survival/habits.ts';
import { type Claim, type Hearsay, isBelieved } from '../survival/hearsay.ts';
import { bestLie, type Lie, listenersTo, type Speaker } from '../survival/lies.ts';
import { isTeam } from '../survival/team.ts';
import { BLUE, RED } from './contingencies.ts';
import { hearsayInBase } from './hearsay.ts';

const HOLD = VERB['claim-hold'];
const POOL = VERB['claim-pool'];
type Saying = typeof HOLD | typeof POOL;

/** The codes that a seat has claimed to hold, or to know in the pool. */
const codesSaid = (claims: readonly Claim[], of: Seat, saying: Saying): number[] =>
  claims.flatMap(({ seat, option }) =>
    seat === of && codeOf(option) === saying.code ? [saying.value(option, 0)] : [],
  );

const isDeath = (condition: Condition): boolean =>
  condition.asks === 'player-dead' || condition.asks === 'no-nemesis-survivor-alive';

/** Whether an Objective asks for a Character's death. */
const asksForDeath = (kind: Kind): boolean =>
  objectiveOf(kind).anyOf.some((all) => all.some(isDeath));

/** Lies that lead others to their death: that the Isolation Room is safe, or that no Signal is needed. */
const LURES = [RED, BLUE];
/** What a lure gains a seat that wants a death; and what a puzzled crew is worth to a seat that schemes anyway. */
const LURED = 1;
const PUZZLED = 0.2;

const codesIn = (sight: SurvivalSight, zone: number): number[] =>
  sight
    .kinds(zone)
    .filter((kind) => kind !== UNSEEN)
    .map((kind) => kind - FIRST_CONTINGENCY);

/** The codes that have not been claimed yet. */
function unsaid(codes: readonly number[], said: readonly number[]): number[] {
  const left = codes.slice();
  for (const code of said) {
    const at = left.indexOf(code);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** The listeners who hold a token of this code or have said where one is: too many, and the lie is plain. */
function witnessesOf(sight: SurvivalSight, { claims }: Hearsay, code: number): number {
  const { copies } = CONTINGENCIES[code]!;
  const placed = listenersTo(sight).filter(
    (other) =>
      codesIn(sight, ZONE.contingencies(other)).includes(code) ||
      codesSaid(claims, other, HOLD).includes(code) ||
      codesSaid(claims, other, POOL).includes(code),
  ).length;
  return placed >= copies ? listenersTo(sight).length : 0;
}

/** The lures that the seat could claim to hold: at most as many tokens as it has. */
function luresFor(sight: SurvivalSight, hearsay: Hearsay, grim: boolean): Lie[] {
  const own = codesIn(sight, ZONE.contingencies(sight.seat));
  if (codesSaid(hearsay.claims, sight.seat, HOLD).length >= own.length) return [];
  return LURES.filter((code) => !own.includes(code)).map((code) => ({
    option: HOLD(code),
    stake: grim ? LURED : PUZZLED,
    witnesses: witnessesOf(sight, hearsay, code),
  }));
}

/**
 * What the seat has to tell: a lie that pays, or the truth. A player that has not chosen its Objective yet says nothing
 * that it might regret.
 */
function news(sight: SurvivalSight, speaker: Speaker): Option | undefined {
  const { vars, seat } = sight;
  if (isTeam(vars) || vars.fate[seat] !== ABOARD || listenersTo(sight).length === 0)
    return undefined;
  const grim = sight.kinds(ZONE.objectives(seat)).map(asksForDeath);
  if (speaker !== 'scheming' && grim.includes(true) && grim.includes(false)) return undefined;
  const isGrim = grim.includes(true);
  const hearsay = hearsayInBase(sight);
  const lie = bestLie(sight, hearsay, luresFor(sight, hearsay, isGrim), speaker);
  if (lie !== undefined) return lie;
  const own = codesIn(sight, ZONE.contingencies(seat));
  const held = codesSaid(hearsay.claims, seat, HOLD);
  // A player who has claimed a token it does not hold has no more of them to tell of.
  const [code] = held.length < own.length ? unsaid(own, held) : [];
  if (code !== undefined) return HOLD(code);
  if (isGrim || held.some((one) => !own.includes(one))) return undefined;
  const [pool] = unsaid(codesIn(sight, ZONE.pool), codesSaid(hearsay.claims, seat, POOL));
  return pool === undefined ? undefined : POOL(pool);
}

/** The option that begins or makes a claim. */
export const tellsOf =
  (speaker: Speaker) =>
  (sight: SurvivalSight): Option | undefined => {
    if (sight.asks === 'claim/say') return news(sight, speaker) ?? VERB.no();
    if (sight.asks !== 'turn/act' || !sight.options.includes(VERB.claim())) return undefined;
    return news(sight, speaker) === undefined ? undefined : VERB.claim();
  };

/**
 * How many tokens of each code the claims of others rule out, given how many are not seen elsewhere. Players who have been
 * caught lying are not believed, nor those who claim more tokens than they hold.
 */
export function believed(table: SurvivalTable, seat: Seat, unseen: readonly number[]): number[] {
  const told = unseen.map(() => 0);
  const trusted = unseen.map(() => 0);
  if (table.vars.claims.length === 0) return told;
  const { claims, trust } = hearsayInBase(new Sight(table, seat));
  const isKnown = (thing: Thing): boolean => table.knows(seat, thing);
  const isPoolKnown = table.zone(ZONE.pool).every(isKnown);
  const believe = (code: number, how: number): void => {
    told[code]!++;
    trusted[code] = Math.max(trusted[code]!, how);
  };
  for (let other = FIRST_SEAT; other < table.state.seats; other++) {
    if (other === seat) continue;
    const how = trust(other);
    const tokens = table.zone(ZONE.contingencies(other));
    const held = codesSaid(claims, other, HOLD);
    // The tokens of the dead are back in the pool.
    if (!isBelieved(how) || held.length > Math.max(1, tokens.length)) continue;
    if (tokens.length > 0 && tokens.every(isKnown)) continue;
    for (const code of held) believe(code, how);
    if (!isPoolKnown) for (const code of codesSaid(claims, other, POOL)) believe(code, how);
  }
  return told.map((count, code) => trusted[code]! * Math.min(count, Math.max(0, unseen[code]!)));
}
