/** The worth of cards, in hand and laid out. */
import type { Kind, Seat } from '@deadlight/engine';
import {
  type Card,
  handMinimum,
  isItem,
  KIND,
  type PanicTable,
  SEARCH_CARDS,
  ZONE,
} from '@deadlight/games/rules/panic';
import type { Account } from './terms.ts';

/** The worth of a card laid out, or in hand if it is used from there. */
export function worthOfCard({ traits, effect }: Card): number {
  if (traits?.cures) return 0.012;
  if (traits?.opensDoors) return 0.012;
  if (traits?.armor) return 0.01;
  if (traits?.shotsPerAction) return 0.006;
  if (traits?.range) return 0.005;
  if (traits?.quiet) return 0.01;
  return effect ? 0.008 : 0;
}

const WORTH: readonly number[] = SEARCH_CARDS.map(worthOfCard);
const IS_LAID: readonly boolean[] = SEARCH_CARDS.map(
  ({ use }) => use === 'permanent' || use === 'charges',
);
/** A card that must still be laid out has not helped yet. */
const NOT_YET = 0.6;
const SHOT = 0.003;
const SHOTS_PER_AMMO = SEARCH_CARDS[KIND.ammo - KIND.firstCard]!.traits!.shots!;
/** The maximum for all of them together. */
const MAX_ITEMS_WORTH = 0.075;
/** Any card in hand allows another to be played, the first few most of all. */
const CARD = 0.0025;
const MAX_CARDS = 4;
/** A second card of the same kind adds less. */
const AGAIN = 0.5;
/** A card other than a gas can to give in a trade. */
const FODDER = 0.008;
const isFodder = (kind: Kind): boolean => isItem(kind) && kind !== KIND.gas;

export function judgeItems(table: PanicTable, seat: Seat, account: Account): void {
  const hand = table.zone(ZONE.hand(seat));
  const laid = table.zone(ZONE.laid(seat));
  let worth = SHOT * table.vars.shots[seat]!;
  let seen = 0;
  const count = (kind: Kind, share: number): void => {
    const value = kind - KIND.firstCard;
    if (value < 0 || value >= SEARCH_CARDS.length) return;
    const full = kind === KIND.ammo ? SHOT * SHOTS_PER_AMMO : WORTH[value]!;
    worth += full * share * (seen & (1 << value) ? AGAIN : 1);
    seen |= 1 << value;
  };
  for (let i = 0; i < laid.length; i++) {
    const kind = table.kind(laid[i]!);
    if (kind !== KIND.ammo) count(kind, 1);
  }
  for (let i = 0; i < hand.length; i++) {
    const kind = table.kind(hand[i]!);
    count(kind, IS_LAID[kind - KIND.firstCard] ? NOT_YET : 1);
  }
  if (hand.some((thing) => isFodder(table.kind(thing)))) worth += FODDER;
  const spare = hand.length - handMinimum(table.vars);
  worth += CARD * Math.min(MAX_CARDS, Math.max(0, spare));
  account.add('items', Math.min(MAX_ITEMS_WORTH, worth));
}
