/** Laying out permanents and ammo, a free step of one's own turn (PAN-ACT-27, PAN-ACT-49). */
import type { Kind, Offer, Seat } from '@deadlight/engine';
import { spareCards } from '../damage.ts';
import { type Card, SEARCH_CARDS } from '../data/search-cards.ts';
import { EVENT } from '../log-events.ts';
import { cardOf } from '../things.ts';
import { cardValue } from '../trade.ts';
import type { PanicTable } from '../vars.ts';
import { VERB } from '../words.ts';
import { ZONE } from '../zones.ts';

/** The rule that forbids playing any card from hand, or null (PAN-ACT-27). */
export function whyNotLay(table: PanicTable, seat: Seat): string | null {
  const spare = spareCards(table, seat);
  return spare > 0 ? null : `PAN-ACT-27 ${1 - spare}`;
}

/** Sets of card kinds, one bit for each card in notation. */
const setOf = (test: (card: Card) => boolean): number =>
  SEARCH_CARDS.reduce((set, card, value) => (test(card) ? set | (1 << value) : set), 0);

const LAID_OUT = setOf((card) => card.use === 'permanent' || card.use === 'charges');

/** What an attack upon entering a room may need (PAN-ACT-49). */
const WEAPONS = setOf(
  ({ traits, effect }) =>
    traits?.shots !== undefined || traits?.shotsPerAction !== undefined || effect?.does === 'stab',
);

/** The kinds of cards in a hand, as a set. */
export function kindsInHand(table: PanicTable, seat: Seat): number {
  let kinds = 0;
  for (const thing of table.zone(ZONE.hand(seat))) kinds |= 1 << cardValue(table.kind(thing));
  return kinds;
}

export function offerLaying(
  table: PanicTable,
  seat: Seat,
  weaponsOnly: boolean,
  offer: Offer,
): void {
  const rule = whyNotLay(table, seat);
  if (rule !== null && !offer.explaining) return;
  let kinds = kindsInHand(table, seat) & (weaponsOnly ? LAID_OUT & WEAPONS : LAID_OUT);
  for (; kinds !== 0; kinds &= kinds - 1)
    offer.unless(rule, VERB.lay(31 - Math.clz32(kinds & -kinds)));
}

export function lay(table: PanicTable, seat: Seat, kind: Kind): void {
  table.move(table.find(ZONE.hand(seat), kind), ZONE.laid(seat));
  table.vars.shots[seat]! += cardOf(kind)?.traits?.shots ?? 0;
  table.log?.tell('PAN-ACT-27', EVENT.laid, {
    seat,
    card: cardValue(kind),
  });
}
