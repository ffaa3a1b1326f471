/** Drawing, discarding and reshuffling of Action, Attack, Event and Item cards. */
import type { Seat } from '@deadlight/engine';
import { isContamination } from './things.ts';
import type { SurvivalTable } from './vars.ts';
import { Z } from './zones.ts';

/** The top card of a deck that is rebuilt from its discard pile when empty, or -1. */
export function topOf(table: SurvivalTable, deck: number, discard: number): number {
  if (table.zone(deck).length === 0) {
    const pile = table.zone(discard);
    while (pile.length > 0) table.move(pile[pile.length - 1]!, deck);
    table.shuffle(deck);
  }
  return table.top(deck);
}

/** Draws Action cards one at a time; gives how many there were (NEM-ROUND-04, NEM-ROUND-05-R, NEM-ROUND-06-R). */
export function drawCards(table: SurvivalTable, seat: Seat, count: number): number {
  let drawn = 0;
  for (; drawn < count; drawn++) {
    const card = topOf(table, Z.deck + seat, Z.discard + seat);
    if (card < 0) break;
    table.move(card, Z.hand + seat);
  }
  return drawn;
}

/** Every card of a player in one shuffled Action deck (NEM-ROOM-SURGERY-02). */
export function shuffleAll(table: SurvivalTable, seat: Seat): void {
  for (const from of [Z.hand + seat, Z.discard + seat]) {
    const cards = table.zone(from);
    while (cards.length > 0) table.move(cards[cards.length - 1]!, Z.deck + seat);
  }
  table.shuffle(Z.deck + seat);
}

/** Draws the next Attack card; it lies open until it is put away (NEM-ATK-05). */
export function drawAttack(table: SurvivalTable): number {
  const card = topOf(table, Z.attackDeck, Z.attackDiscard);
  table.move(card, Z.attackNow);
  return card;
}

/** Draws an Event card to learn a direction, and discards it (NEM-INJ-07). */
export function drawDirection(table: SurvivalTable): number {
  const card = topOf(table, Z.eventDeck, Z.eventDiscard);
  table.move(card, Z.eventDiscard);
  return card;
}

/** The Contamination cards in a zone. */
export function contaminationIn(table: SurvivalTable, zone: number): number[] {
  return table.zone(zone).filter((thing) => isContamination(table.kind(thing)));
}
