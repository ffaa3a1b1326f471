/** How likely each player is to be infected, as far as one of them can tell. */
import type { Seat } from '@deadlight/engine';
import {
  isAlive,
  isInfected,
  isInfection,
  K,
  livingSeats,
  ownInfection,
  type PanicTable,
  SEARCH_CARDS,
  Z,
} from '@deadlight/games/rules/panic';

/** Nobody gives an own infection card away, and nobody holds the host, without being infected. */
const SURE = 0.99;
/** A player who was given an infection card may have answered it with gas. */
const LIKELY = 0.7;
/** A hand that was seen whole, without host or foreign infection card. */
const CLEAN = 0.02;
/** The share of the others that is infected in the first rounds, once the host is out. */
const SHARE = [0.2, 0.35, 0.45, 0.5] as const;
/** How many a host's attempts have infected, each with those infected in turn. */
const ATTEMPT = 0.8;
/** How many more are infected since the last scan. */
const SINCE_SCAN = 0.3;
/** The least and the most that is believed without evidence. */
const FAINT = 0.03;
const STRONG = 0.85;
/** Who comes to trade wants to: the odds rise by this. */
const COMING = 3;

const SEARCH_DECK = SEARCH_CARDS.reduce((sum, card) => sum + card.copies, 0);
const BONUS_CARDS = SEARCH_CARDS.reduce(
  (n, card) => n + (card.set === 'bonus' ? card.copies : 0),
  0,
);
const UNKNOWN = -1;

/** What the cards that a seat can read say about each player; UNKNOWN where they say nothing. */
function evidence(table: PanicTable, seat: Seat): number[] {
  const { seats } = table.state;
  const found = new Array<number>(seats).fill(UNKNOWN);
  const suspect = (who: Seat, how: number): void => {
    if (found[who]! < how) found[who] = how;
  };
  for (let holder = 0; holder < seats; holder++) {
    const hand = table.zone(Z.hand + holder);
    let isSeen = hand.length > 0;
    for (let i = 0; i < hand.length; i++) {
      if (!table.sees(seat, hand[i]!)) {
        isSeen = false;
        continue;
      }
      const kind = table.kind(hand[i]!);
      if (kind === K.host) suspect(holder, SURE);
      if (!isInfection(kind)) continue;
      const owner = kind - K.firstInfection;
      if (owner === holder) continue;
      suspect(owner, SURE);
      suspect(holder, LIKELY);
    }
    if (isSeen) suspect(holder, CLEAN);
  }
  return found;
}

/** The chance that the host has been drawn: it lies among the first three cards a player (PAN-SETUP-02). */
function hostIsOut(table: PanicTable): number {
  const all = SEARCH_DECK - (table.vars.options.bonus ? 0 : BONUS_CARDS);
  const drawn = all - table.zone(Z.deck).length;
  return Math.min(1, drawn / (3 * table.state.seats));
}

/** How often a player has tried to infect: his own infection cards that have left his hand. */
const attempts = (table: PanicTable, seat: Seat): number =>
  (table.vars.options.fewerInfections ? 2 : 3) - table.count(Z.hand + seat, ownInfection(seat));

/** How many others a seat takes to be infected, before it looks at any one of them. */
function expectedOthers(table: PanicTable, seat: Seat): number {
  const { vars } = table;
  const self = isInfected(table, seat) ? 1 : 0;
  const others = livingSeats(table).length - 1;
  if (vars.scan !== null)
    return Math.min(others, Math.max(0, vars.scan.infected - self) + SINCE_SCAN);
  if (self === 1 && table.find(Z.hand + seat, K.host) >= 0)
    return Math.min(others, ATTEMPT * attempts(table, seat));
  const share = SHARE[Math.min(vars.round, SHARE.length) - 1]!;
  return others * share * (self === 1 ? 1 : hostIsOut(table));
}

/** For each seat, the chance that it is infected, from what one of them knows; 0 for the dead. */
export function suspicions(table: PanicTable, seat: Seat): number[] {
  const { vars } = table;
  const chances = evidence(table, seat);
  chances[seat] = isInfected(table, seat) ? 1 : 0;
  let expected = expectedOthers(table, seat);
  let unknown = 0;
  for (let other = 0; other < chances.length; other++) {
    if (!isAlive(vars, other)) chances[other] = 0;
    else if (chances[other] === UNKNOWN) unknown++;
    else if (other !== seat) expected -= chances[other]!;
  }
  const share = Math.min(STRONG, Math.max(FAINT, expected / Math.max(1, unknown)));
  for (let other = 0; other < chances.length; other++)
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

/** A chance after evidence that is so many times likelier from the infected. */
const raise = (chance: number): number => (COMING * chance) / (COMING * chance + 1 - chance);
