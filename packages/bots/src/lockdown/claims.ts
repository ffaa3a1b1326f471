/** What players tell each other about Contingencies, true or not, and what one makes of it (LCK-CTG-03). */
import { codeOf, type Game, type Option, parseAnswer, type Seat, valueIn } from '@deadlight/engine';
import {
  type Condition,
  FIRST_CONTINGENCY,
  L,
  lockdown,
  objectiveOf,
  V,
} from '@deadlight/games/rules/lockdown';
import { ABOARD, type SurvivalTable, type Vars, Z } from '@deadlight/games/rules/survival';
import { UNSEEN } from '../sight.ts';
import type { SurvivalSight } from '../survival/habits.ts';
import { isTeam } from '../survival/team.ts';
import { BLUE, RED } from './contingencies.ts';

/** Somebody says that such a token is its own, or lies in the pool. */
interface Claim {
  readonly verb: number;
  readonly code: number;
}

const HOLD = V['claim-hold'].code;
const POOL = V['claim-pool'].code;

const GAME = lockdown as unknown as Game;
const heard = new Map<string, Claim | null>();

/** What was said, or null if it is not about Contingencies. */
function claimOf(says: string): Claim | null {
  let claim = heard.get(says);
  if (claim === undefined) {
    const option = parseAnswer(GAME, says, false) as Option;
    const verb = codeOf(option);
    const isOf = verb === HOLD || verb === POOL;
    claim = isOf ? { verb, code: valueIn(GAME, option, 0) } : null;
    heard.set(says, claim);
  }
  return claim;
}

/** What a seat has said so far. */
const claimsOf = ({ claims }: Vars, seat: Seat): Claim[] =>
  claims.flatMap((one) => (one.seat === seat ? (claimOf(one.says) ?? []) : []));

const isDeath = (condition: Condition): boolean =>
  condition.endsWith('-dead') || condition === 'no-nemesis-survivor-alive';

/** Whether an Objective asks for somebody's death. */
const asksForDeath = (kind: number): boolean =>
  objectiveOf(kind).anyOf.some((all) => all.some(isDeath));

/** What lures others into their death: that the Isolation Room is safe, or that no Signal is needed. */
const LURES = [RED, BLUE];

const codesIn = (sight: SurvivalSight, zone: number): number[] =>
  sight
    .kinds(zone)
    .filter((kind) => kind !== UNSEEN)
    .map((kind) => kind - FIRST_CONTINGENCY);

/** Of some codes, those that have not been said yet. */
function unsaid(codes: readonly number[], said: readonly number[]): number[] {
  const left = codes.slice();
  for (const code of said) {
    const at = left.indexOf(code);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/**
 * What the seat has to tell: the truth, unless its Objective asks for somebody's death; then a lie. Who
 * does not know yet which of its Objectives it will keep says nothing that it might regret.
 */
function tidingsOf(sight: SurvivalSight, lies: boolean): Claim | null {
  const { vars, seat } = sight;
  const isAlone = vars.fate.every((fate, other) => other === seat || fate !== ABOARD);
  if (isAlone || isTeam(vars)) return null;
  const grim = lies ? [true] : sight.kinds(Z.objectives + seat).map(asksForDeath);
  if (grim.includes(true) && grim.includes(false)) return null;
  const said = claimsOf(vars, seat);
  const saidOf = (verb: number): number[] =>
    said.flatMap((claim) => (claim.verb === verb ? [claim.code] : []));
  const own = codesIn(sight, L.contingencies + seat);
  // To say more than one has would give a liar away.
  if (saidOf(HOLD).length < own.length) {
    const lure = LURES.find((code) => !own.includes(code));
    const story = grim.includes(true) && lure !== undefined ? [lure] : own;
    const [code] = unsaid(story, saidOf(HOLD));
    if (code !== undefined) return { verb: HOLD, code };
  }
  if (grim.includes(true)) return null;
  const [code] = unsaid(codesIn(sight, L.pool), saidOf(POOL));
  return code === undefined ? null : { verb: POOL, code };
}

/** The option by which somebody with something to tell begins to speak, or says it; some lie whatever they want. */
export function tells(sight: SurvivalSight, lies = false): Option | undefined {
  if (sight.asks === 'claim/say') {
    const tidings = tidingsOf(sight, lies);
    if (tidings === null) return V.no();
    return (tidings.verb === HOLD ? V['claim-hold'] : V['claim-pool'])(tidings.code);
  }
  const begins = sight.asks === 'turn/act' && tidingsOf(sight, lies) !== null;
  return begins && sight.options.includes(V.claim()) ? V.claim() : undefined;
}

/** How far somebody is believed who has not been caught in a lie. */
const TRUSTED = 0.75;

/**
 * How many tokens of each code are out of the question by what the others say, if so many are not seen
 * elsewhere. Nobody is believed who claims what cannot be, or more than it has.
 */
export function believed(table: SurvivalTable, seat: Seat, unseen: readonly number[]): number[] {
  const { vars } = table;
  const sayers = unseen.map(() => 0);
  if (vars.claims.length === 0) return sayers;
  const isKnown = (thing: number): boolean => table.knows(seat, thing);
  const isPoolKnown = table.zone(L.pool).every(isKnown);
  for (let other = 0; other < table.state.seats; other++) {
    if (other === seat) continue;
    const tokens = table.zone(L.contingencies + other);
    const said = claimsOf(vars, other);
    const held = said.filter(({ verb }) => verb === HOLD);
    const isFalse = ({ code }: Claim): boolean => unseen[code]! <= 0;
    // Who is dead has no tokens any more: they lie in the pool.
    if (held.length > Math.max(1, tokens.length)) continue;
    const areSeen = tokens.length > 0 && tokens.every(isKnown);
    if (areSeen || held.some(isFalse)) continue;
    for (const { verb, code } of said) if (verb === HOLD || !isPoolKnown) sayers[code]!++;
  }
  return sayers.map((count, code) => TRUSTED * Math.min(count, Math.max(0, unseen[code]!)));
}
