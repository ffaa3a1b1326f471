/** The probability that each player is infected, from what one of them knows. */
import { allSeats, FIRST_SEAT, type Kind, type Seat } from '@deadlight/engine';
import {
  isAlive,
  isInfected,
  isInfection,
  KIND,
  ownInfection,
  type PanicTable,
  SEARCH_CARDS,
  type Vars,
  ZONE,
} from '@deadlight/games/rules/panic';
import { UNSEEN } from '../sight.ts';
import { type PanicSight, isInfected as seesInfection } from './seen.ts';

/** Only an infected player gives their own infection card away, or holds the host. */
const SURE = 0.99;
/** A player who was given an infection card may have answered it with gas. */
const LIKELY = 0.7;
/** A hand that was seen completely, without host or another player's infection card. */
const CLEAN = 0.02;
/** The share of the others that is infected in the first rounds, once the host is out. */
const SHARE = [0.2, 0.35, 0.45, 0.5] as const;
/** The expected infections per attempt of a host, including those passed on. */
const ATTEMPT = 0.8;
/** The expected number of new infections since the last scan. */
const SINCE_SCAN = 0.3;
/** Minimum and maximum belief without evidence. */
const FAINT = 0.03;
const STRONG = 0.85;
/** Odds factor for a player who comes to trade: they want to. */
const COMING = 3;

const UNKNOWN = -1;

/** What one player knows, from an imagined table or from a sight. */
interface Clues {
  readonly seat: Seat;
  readonly vars: Readonly<Vars>;
  readonly isInfected: boolean;
  /** For each seat, the cards in hand; `UNSEEN` for those that cannot be read. */
  readonly hands: readonly (readonly Kind[])[];
  /** Cards left in the search deck. */
  readonly deck: number;
  /** Whether the player is choosing a card to trade. */
  readonly isTrading: boolean;
}

const handOnTable = (table: PanicTable, seat: Seat, holder: Seat): Kind[] =>
  table
    .zone(ZONE.hand(holder))
    .map((thing) => (table.sees(seat, thing) ? table.kind(thing) : UNSEEN));

const cluesOnTable = (table: PanicTable, seat: Seat): Clues => ({
  seat,
  vars: table.vars,
  isInfected: isInfected(table, seat),
  hands: allSeats(table.state.seats).map((holder) => handOnTable(table, seat, holder)),
  deck: table.zone(ZONE.deck).length,
  isTrading: isTrading(seat, table.asked, table.state.stack.at(-1)!.at),
});

const cluesSeen = (sight: PanicSight): Clues => ({
  seat: sight.seat,
  vars: sight.vars,
  isInfected: seesInfection(sight),
  hands: allSeats(sight.seats).map((holder) => sight.kinds(ZONE.hand(holder))),
  deck: sight.size(ZONE.deck),
  isTrading: isTrading(sight.seat, sight.asked, sight.asks),
});

const isTrading = (seat: Seat, asked: readonly Seat[], asks: string): boolean =>
  asked.length === 2 && asks === 'trade/offer' && asked.includes(seat);

/** The evidence of the cards that a seat can read about each player; UNKNOWN where there is none. */
function evidence({ hands }: Clues): number[] {
  const found = new Array<number>(hands.length).fill(UNKNOWN);
  const suspect = (who: number, how: number): void => {
    if (found[who]! < how) found[who] = how;
  };
  hands.forEach((hand, holder) => {
    for (const kind of hand) {
      if (kind === KIND.host) suspect(holder, SURE);
      if (!isInfection(kind)) continue;
      const owner = kind - KIND.firstInfection;
      if (owner === holder) continue;
      suspect(owner, SURE);
      suspect(holder, LIKELY);
    }
    if (hand.length > 0 && !hand.includes(UNSEEN)) suspect(holder, CLEAN);
  });
  return found;
}

/** The probability that the host has been drawn: it is among the first three cards per player (PAN-SETUP-02). */
function hostIsOut({ vars: { options }, hands, deck }: Clues): number {
  let all = 0;
  for (const { set, copies } of SEARCH_CARDS) if (set === 'core' || options[set]) all += copies;
  return Math.min(1, (all - deck) / (3 * hands.length));
}

/** How often a player has tried to infect: their own infection cards that have left their hand. */
function attempts({ vars, hands, seat }: Clues): number {
  const own = hands[seat]!.filter((kind) => kind === ownInfection(seat)).length;
  return (vars.options.fewerInfections ? 2 : 3) - own;
}

/** The expected number of infected others, before any evidence about a single player. */
function expectedOthers(clues: Clues): number {
  const { seat, vars, hands } = clues;
  const self = clues.isInfected ? 1 : 0;
  let others = -1;
  for (let other = FIRST_SEAT; other < hands.length; other++) if (isAlive(vars, other)) others++;
  if (vars.scan !== null)
    return Math.min(others, Math.max(0, vars.scan.infected - self) + SINCE_SCAN);
  if (self === 1 && hands[seat]!.includes(KIND.host))
    return Math.min(others, ATTEMPT * attempts(clues));
  const share = SHARE[Math.min(vars.round, SHARE.length) - 1]!;
  return others * share * (self === 1 ? 1 : hostIsOut(clues));
}

/** For each seat, the probability that it is infected, from what one of them knows; 0 for the dead. */
export const suspicions = (table: PanicTable, seat: Seat): number[] =>
  chancesFrom(cluesOnTable(table, seat));

/** The same from what a seat sees. */
export const suspicionsSeen = (sight: PanicSight): number[] => chancesFrom(cluesSeen(sight));

function chancesFrom(clues: Clues): number[] {
  const { seat, vars } = clues;
  const chances = evidence(clues);
  chances[seat] = clues.isInfected ? 1 : 0;
  let expected = expectedOthers(clues);
  let unknown = 0;
  for (let other = FIRST_SEAT; other < chances.length; other++) {
    if (!isAlive(vars, other)) chances[other] = 0;
    else if (chances[other] === UNKNOWN) unknown++;
    else if (other !== seat) expected -= chances[other]!;
  }
  const share = Math.min(STRONG, Math.max(FAINT, expected / Math.max(1, unknown)));
  for (let other = FIRST_SEAT; other < chances.length; other++)
    if (chances[other] === UNKNOWN) chances[other] = share;
  const visitor = vars.active;
  if (visitor >= 0 && visitor !== seat && clues.isTrading && chances[visitor]! > 0)
    chances[visitor] = raise(chances[visitor]!);
  return chances;
}

/** Bayesian update: a probability after evidence with this likelihood ratio. */
const raise = (chance: number): number => (COMING * chance) / (COMING * chance + 1 - chance);
