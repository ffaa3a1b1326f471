/** What players tell each other about Contingencies, true or not, and how far it is believed (LCK-CTG-03). */
import {
  codeOf,
  FIRST_SEAT,
  type Game,
  type Kind,
  type Option,
  parseAnswer,
  type Seat,
  type Thing,
  valueIn,
} from '@deadlight/engine';
import {
  type Condition,
  FIRST_CONTINGENCY,
  game as lockdown,
  objectiveOf,
  VERB,
  ZONE,
} from '@deadlight/games/rules/lockdown';
import { ABOARD, type SurvivalTable, type Vars } from '@deadlight/games/rules/survival';
import { UNSEEN } from '../sight.ts';
import type { SurvivalSight } from '../survival/habits.ts';
import { isTeam } from '../survival/team.ts';
import { BLUE, RED } from './contingencies.ts';

/** A player claims to hold such a token, or that it is in the pool. */
interface Claim {
  readonly verb: number;
  readonly code: number;
}

const HOLD = VERB['claim-hold'].code;
const POOL = VERB['claim-pool'].code;

const GAME = lockdown as unknown as Game;
const heard = new Map<string, Claim | null>();

/** The claim, or null if it is not about Contingencies. */
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

/** What a seat has claimed so far. */
const claimsOf = ({ claims }: Vars, seat: Seat): Claim[] =>
  claims.flatMap((one) => (one.seat === seat ? (claimOf(one.says) ?? []) : []));

const isDeath = (condition: Condition): boolean =>
  condition.asks === 'player-dead' || condition.asks === 'no-nemesis-survivor-alive';

/** Whether an Objective asks for a Character's death. */
const asksForDeath = (kind: Kind): boolean =>
  objectiveOf(kind).anyOf.some((all) => all.some(isDeath));

/** Lies that lead others to their death: that the Isolation Room is safe, or that no Signal is needed. */
const LURES = [RED, BLUE];

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

/**
 * What the seat has to tell: the truth, or a lie if its Objective asks for a death. A player
 * that has not chosen its Objective yet says nothing that it might regret.
 */
function tidingsOf(sight: SurvivalSight, lies: boolean): Claim | null {
  const { vars, seat } = sight;
  const isAlone = vars.fate.every((fate, other) => other === seat || fate !== ABOARD);
  if (isAlone || isTeam(vars)) return null;
  const grim = lies ? [true] : sight.kinds(ZONE.objectives(seat)).map(asksForDeath);
  if (grim.includes(true) && grim.includes(false)) return null;
  const said = claimsOf(vars, seat);
  const saidOf = (verb: number): number[] =>
    said.flatMap((claim) => (claim.verb === verb ? [claim.code] : []));
  const own = codesIn(sight, ZONE.contingencies(seat));
  // Claiming more tokens than the seat holds would expose the lie.
  if (saidOf(HOLD).length < own.length) {
    const lure = LURES.find((code) => !own.includes(code));
    const story = grim.includes(true) && lure !== undefined ? [lure] : own;
    const [code] = unsaid(story, saidOf(HOLD));
    if (code !== undefined) return { verb: HOLD, code };
  }
  if (grim.includes(true)) return null;
  const [code] = unsaid(codesIn(sight, ZONE.pool), saidOf(POOL));
  return code === undefined ? null : { verb: POOL, code };
}

/** The option that begins or makes a claim; a few seats lie whatever their Objective. */
export function tells(sight: SurvivalSight, lies = false): Option | undefined {
  if (sight.asks === 'claim/say') {
    const tidings = tidingsOf(sight, lies);
    if (tidings === null) return VERB.no();
    return (tidings.verb === HOLD ? VERB['claim-hold'] : VERB['claim-pool'])(tidings.code);
  }
  const begins = sight.asks === 'turn/act' && tidingsOf(sight, lies) !== null;
  return begins && sight.options.includes(VERB.claim()) ? VERB.claim() : undefined;
}

/** Trust in a player who has not been caught lying. */
const TRUSTED = 0.75;

/**
 * How many tokens of each code the claims of others rule out, given how many are not seen elsewhere.
 * A player who claims the impossible, or more tokens than it holds, is not believed.
 */
export function believed(table: SurvivalTable, seat: Seat, unseen: readonly number[]): number[] {
  const { vars } = table;
  const sayers = unseen.map(() => 0);
  if (vars.claims.length === 0) return sayers;
  const isKnown = (thing: Thing): boolean => table.knows(seat, thing);
  const isPoolKnown = table.zone(ZONE.pool).every(isKnown);
  for (let other = FIRST_SEAT; other < table.state.seats; other++) {
    if (other === seat) continue;
    const tokens = table.zone(ZONE.contingencies(other));
    const said = claimsOf(vars, other);
    const held = said.filter(({ verb }) => verb === HOLD);
    const isFalse = ({ code }: Claim): boolean => unseen[code]! <= 0;
    // The tokens of the dead are back in the pool.
    if (held.length > Math.max(1, tokens.length)) continue;
    const areSeen = tokens.length > 0 && tokens.every(isKnown);
    if (areSeen || held.some(isFalse)) continue;
    for (const { verb, code } of said) if (verb === HOLD || !isPoolKnown) sayers[code]!++;
  }
  return sayers.map((count, code) => TRUSTED * Math.min(count, Math.max(0, unseen[code]!)));
}
