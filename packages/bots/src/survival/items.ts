/** What cards in hand and Items are good for, beside being cards and Items. */
import type { Seat } from '@deadlight/engine';
import {
  ACTION_CARDS,
  ITEMS,
  isActionCard,
  itemOf,
  itemValue,
  type SurvivalTable,
  WEAPONS,
  Z,
} from '@deadlight/games/rules/survival';

/** Cards better kept than paid with, from 0 to 1; the others are 0.2. */
const CARD_WORTH: Readonly<Record<string, number>> = {
  demolition: 0,
  interruption: 0.05,
  search: 0.5,
  rest: 0.45,
  motivation: 0.6,
  reconnaissance: 0.6,
  scavenging: 0.4,
  adrenaline: 0.7,
  'suppressive-fire': 0.7,
  'covering-fire': 0.7,
  'full-auto': 0.6,
  'taking-aim': 0.5,
  'nerves-of-steel': 0.6,
  'fast-repairs': 0.6,
  repairs: 0.45,
  'basic-repairs': 0.25,
  ingenuity: 0.6,
  piloting: 0.45,
  'old-friend': 0.5,
  'computer-skills': 0.35,
  'technical-corridors': 0.4,
};
const USUAL_CARD = 0.2;

const CARDS: readonly number[] = ACTION_CARDS.map(({ id }) => CARD_WORTH[id] ?? USUAL_CARD);

/** How much a card in hand is worth keeping; a Contamination card is not. */
export const cardWorth = (kind: number): number => (isActionCard(kind) ? CARDS[kind]! : -0.5);

/** How much an Item helps to stay alive, from 0 to 1; the others are 0.25. */
const ITEM_WORTH: Readonly<Record<string, number>> = {
  medkit: 0.7,
  bandages: 0.6,
  'energy-charge': 0.45,
  'energy-charge-yellow': 0.45,
  grenade: 0.45,
  'smoke-grenade': 0.6,
  'fire-extinguisher': 0.55,
  taser: 0.6,
  'synthetic-food': 0.5,
  'adrenaline-injection': 0.5,
  'military-drugs': 0.4,
  tools: 0.5,
  'duct-tape': 0.5,
  clothes: 0.35,
  'clothes-green': 0.35,
  alcohol: 0.5,
  antidote: 0.8,
  decoy: 0.35,
  'technical-corridors-plans': 0.45,
  armor: 0.9,
  'evacuation-key': 0.6,
  'pilot-evacuation-key': 0.6,
};
const USUAL_ITEM = 0.25;
const WEAPON = 0.3;
const SHOT = 0.12;

const WORTH: readonly number[] = ITEMS.map(({ id }) => ITEM_WORTH[id] ?? USUAL_ITEM);

export const itemWorth = (kind: number): number =>
  itemOf(kind).weapon ? WEAPON : WORTH[itemValue(kind)]!;

/** All that a Character has, weapons with their ammo. */
export function belongings(table: SurvivalTable, seat: Seat): number {
  let worth = 0;
  for (const first of [Z.inventory, Z.gear])
    for (const thing of table.zone(first + seat)) worth += itemWorth(table.kind(thing));
  for (const thing of table.zone(Z.held + seat)) {
    const kind = table.kind(thing);
    worth += itemWorth(kind);
    const gun = WEAPONS.indexOf(kind);
    if (gun >= 0) worth += SHOT * table.vars.ammo[gun]!;
  }
  return worth;
}

/** What the cards in hand are good for. */
export function handWorth(table: SurvivalTable, seat: Seat): number {
  let worth = 0;
  for (const thing of table.zone(Z.hand + seat)) worth += cardWorth(table.kind(thing));
  return worth;
}
