/** The worth of cards in hand and Items. */
import type { Kind, Seat } from '@deadlight/engine';
import {
  ACTION_CARDS,
  ITEMS,
  isActionCard,
  itemOf,
  itemValue,
  type SurvivalTable,
  WEAPONS,
  ZONE,
} from '@deadlight/games/rules/survival';
import { worthOfCard, worthOfItem } from './term-worth.ts';

const CARDS: readonly number[] = ACTION_CARDS.map(worthOfCard);

/** How much a card in hand is worth keeping; a Contamination card is not. */
export const cardWorth = (kind: Kind): number => (isActionCard(kind) ? CARDS[kind]! : -0.5);

const WEAPON = 0.3;
const SHOT = 0.12;

const WORTH: readonly number[] = ITEMS.map(worthOfItem);

export const itemWorth = (kind: Kind): number =>
  itemOf(kind).weapon ? WEAPON : WORTH[itemValue(kind)]!;

/** All of a Character's Items, weapons with their ammo. */
export function belongings(table: SurvivalTable, seat: Seat): number {
  let worth = 0;
  for (const first of [ZONE.inventory, ZONE.gear])
    for (const thing of table.zone(first(seat))) worth += itemWorth(table.kind(thing));
  for (const thing of table.zone(ZONE.held(seat))) {
    const kind = table.kind(thing);
    worth += itemWorth(kind);
    const gun = WEAPONS.indexOf(kind);
    if (gun >= 0) worth += SHOT * table.vars.ammo[gun]!;
  }
  return worth;
}

/** The worth of the cards in hand. */
export function handWorth(table: SurvivalTable, seat: Seat): number {
  let worth = 0;
  for (const thing of table.zone(ZONE.hand(seat))) worth += cardWorth(table.kind(thing));
  return worth;
}
