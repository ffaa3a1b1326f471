/** Drawing, discarding and reshuffling of Action, Attack, Event and Item cards. */
import type { Seat, Thing } from '@deadlight/engine';
import { isContamination } from './things.ts';
import type { SurvivalTable } from './vars.ts';
import { ZONE } from './zones.ts';

/** The top card of a deck that is rebuilt from its discard pile when empty, or -1 (LCK-EVENT-24-R). */
export function topOf(table: SurvivalTable, deck: number, discard: number): Thing {
  if (table.zone(deck).length === 0) {
    const pile = table.zone(discard);
    while (pile.length > 0) table.move(pile[pile.length - 1]!, deck);
    table.shuffle(deck);
  }
  return table.top(deck);
}

/**
 * Draws Action cards one at a time; gives how many there were (NEM-ROUND-04, NEM-ROUND-05-R, NEM-ROUND-06-R,
 * LCK-ROUND-04, LCK-ROUND-05-R).
 */
export function drawCards(table: SurvivalTable, seat: Seat, count: number): number {
  let drawn = 0;
  for (; drawn < count; drawn++) {
    const card = topOf(table, ZONE.deck(seat), ZONE.discard(seat));
    if (card < 0) break;
    table.move(card, ZONE.hand(seat));
  }
  return drawn;
}

/** Every card of a player in one shuffled Action deck (NEM-ROOM-SURGERY-02). */
export function shuffleAll(table: SurvivalTable, seat: Seat): void {
  for (const from of [ZONE.hand(seat), ZONE.discard(seat)]) {
    const cards = table.zone(from);
    while (cards.length > 0) table.move(cards[cards.length - 1]!, ZONE.deck(seat));
  }
  table.shuffle(ZONE.deck(seat));
}

/** Draws the next Attack card; it lies open until it is put away (NEM-ATK-05). */
export function drawAttack(table: SurvivalTable): Thing {
  const card = topOf(table, ZONE.attackDeck, ZONE.attackDiscard);
  table.move(card, ZONE.attackNow);
  return card;
}

/** Draws an Event card to learn a direction, and discards it (NEM-INJ-07). */
export function drawDirection(table: SurvivalTable): Thing {
  const card = topOf(table, ZONE.eventDeck, ZONE.eventDiscard);
  table.move(card, ZONE.eventDiscard);
  return card;
}

/** The Contamination cards in a zone. */
export function contaminationIn(table: SurvivalTable, zone: number): Thing[] {
  return table.zone(zone).filter((thing) => isContamination(table.kind(thing)));
}
