/** The probability that each player is infected, from what one of them knows. */
import { asSeat, FIRST_SEAT, type Seat } from '@deadlight/engine';
import {
  isAlive,
  isInfected,
  isInfection,
  KIND,
  livingSeats,
  ownInfection,
  type PanicTable,
  SEARCH_CARDS,
  ZONE,
} from '@deadlight/games/rules/panic';

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

/** The evidence of the cards that a seat can read about each player; UNKNOWN where there is none. */
function evidence(table: PanicTable, seat: Seat): number[] {
  const { seats } = table.state;
  const found = new Array<number>(seats).fill(UNKNOWN);
  const suspect = (who: Seat, how: number): void => {
    if (found[who]! < how) found[who] = how;
  };
  for (let holder = FIRST_SEAT; holder < seats; holder++) {
    const hand = table.zone(ZONE.hand(holder));
    let isSeen = hand.length > 0;
    for (let i = 0; i < hand.length; i++) {
      if (!table.sees(seat, hand[i]!)) {
        isSeen = false;
        continue;
      }
      const kind = table.kind(hand[i]!);
      if (kind === KIND.host) suspect(holder, SURE);
      if (!isInfection(kind)) continue;
      const owner = asSeat(kind - KIND.firstInfection);
      if (owner === holder) continue;
      suspect(owner, SURE);
      suspect(holder, LIKELY);
    }
    if (isSeen) suspect(holder, CLEAN);
  }
  return found;
}

/** The probability that the host has been drawn: it is among the first three cards per player (PAN-SETUP-02). */
function hostIsOut(table: PanicTable): number {
  const { options } = table.vars;
  let all = 0;
  for (const { set, copies } of SEARCH_CARDS) if (set === 'core' || options[set]) all += copies;
  const drawn = all - table.zone(ZONE.deck).length;
  return Math.min(1, drawn / (3 * table.state.seats));
}

/** How often a player has tried to infect: their own infection cards that have left their hand. */
const attempts = (table: PanicTable, seat: Seat): number =>
  (table.vars.options.fewerInfections ? 2 : 3) - table.count(ZONE.hand(seat), ownInfection(seat));

/** The expected number of infected others, before any evidence about a single player. */
function expectedOthers(table: PanicTable, seat: Seat): number {
  const { vars } = table;
  const self = isInfected(table, seat) ? 1 : 0;
  const others = livingSeats(table).length - 1;
  if (vars.scan !== null)
    return Math.min(others, Math.max(0, vars.scan.infected - self) + SINCE_SCAN);
  if (self === 1 && table.find(ZONE.hand(seat), KIND.host) >= 0)
    return Math.min(others, ATTEMPT * attempts(table, seat));
  const share = SHARE[Math.min(vars.round, SHARE.length) - 1]!;
  return others * share * (self === 1 ? 1 : hostIsOut(table));
}

/** For each seat, the probability that it is infected, from what one of them knows; 0 for the dead. */
export function suspicions(table: PanicTable, seat: Seat): number[] {
  const { vars } = table;
  const chances = evidence(table, seat);
  chances[seat] = isInfected(table, seat) ? 1 : 0;
  let expected = expectedOthers(table, seat);
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
  if (visitor >= 0 && visitor !== seat && isTrading(table, seat) && chances[visitor]! > 0)
    chances[visitor] = raise(chances[visitor]!);
  return chances;
}

const isTrading = (table: PanicTable, seat: Seat): boolean =>
  table.asked.length === 2 &&
  table.state.stack.at(-1)!.at === 'trade/offer' &&
  table.asked.includes(seat);

/** Bayesian update: a probability after evidence with this likelihood ratio. */
const raise = (chance: number): number => (COMING * chance) / (COMING * chance + 1 - chance);
