/** Contamination cards, scanning, Larvae and infection. */

import { EVERYONE, type Seat, type Thing } from '@deadlight/engine';
import { CREEPER } from '../packs/intruders.ts';
import type { Slot } from './board.ts';
import { bookOf } from './book.ts';
import { hasWound, isAboard, who } from './crew.ts';
import { die } from './death.ts';
import { contaminationIn, topOf } from './decks.ts';
import { appear } from './intruders.ts';
import { EVENT } from './log-events.ts';
import type { Cited } from './rule-names.ts';
import { isContamination, KIND } from './things.ts';
import type { SurvivalTable } from './vars.ts';
import { ZONE } from './zones.ts';

/** The top Contamination card goes on the Character's discard pile (NEM-CONT-01, NEM-CONT-12-R). */
export function contaminate(table: SurvivalTable, seat: Seat, cards = 1): void {
  // A wound in the guts takes one more each time (LCK-CARD-guts).
  const more = cards > 0 && hasWound(table, seat, KIND.guts) ? 1 : 0;
  for (let i = 0; i < cards + more; i++) {
    const card = table.top(ZONE.contaminationDeck);
    // LCK-CONT-11-R
    if (card < 0) return;
    table.move(card, ZONE.discard(seat));
    table.log?.tell('contamination-gained', EVENT.contaminated, {
      who: who(table, seat),
      times: 1,
    });
  }
}

/** A Larva attacks: a Contamination card, and a Larva on the Character board (NEM-ATK-08, LCK-CARD-GENERAL-12-R). */
export function infest(table: SurvivalTable, seat: Seat): void {
  contaminate(table, seat);
  // NEM-ATK-13-R, LCK-ATK-14-D
  const again = table.vars.larva[seat] ? 'yes' : 'no';
  // LCK-CONT-12-R
  table.vars.larva[seat] = true;
  table.log?.tell('infestation', EVENT.infested, { who: who(table, seat), again });
}

/**
 * Looks whether a card is INFECTED. Only the scanning player sees it; all see what follows (NEM-INFO-06-R,
 * NEM-CONT-11-R, LCK-INFO-05-R).
 */
export function scan(table: SurvivalTable, seat: Seat, card: Thing): boolean {
  table.peek(seat, card);
  table.learned = EVERYONE;
  return table.kind(card) === KIND.infected;
}

/** Takes a Contamination card away from its owner. */
export const remove = (table: SurvivalTable, card: Thing): void =>
  bookOf(table).piles.removeContamination(table, card);

/**
 * Scans all Contamination cards in hand: the clean ones are removed; an INFECTED one brings a Larva,
 * or death if there was one already (NEM-CONT-05 to NEM-CONT-07).
 */
export function scanHand(
  table: SurvivalTable,
  seat: Seat,
  before: (removed: number) => void = () => {},
): void {
  const cards = contaminationIn(table, ZONE.hand(seat));
  let infected = 0;
  let removed = 0;
  for (const card of cards)
    if (scan(table, seat, card)) infected++;
    else {
      remove(table, card);
      removed++;
    }
  // Only their owner knows how many there were (NEM-INFO-02-R).
  table.log?.tell('cards-scanned', EVENT.scanned, { who: who(table, seat), removed });
  before(removed);
  // NEM-CONT-10-R, LCK-CONT-09-R
  if (infected > 0) infect(table, seat);
}

/** What an INFECTED card does (NEM-CONT-05, NEM-CONT-06). */
export function infect(table: SurvivalTable, seat: Seat): void {
  const { vars } = table;
  // LCK-CONT-05
  if (vars.larva[seat]) {
    hatch(table, seat);
    return;
  }
  vars.larva[seat] = true;
  table.log?.tell('infection-procedure', EVENT.larva, { who: who(table, seat) });
}

/** The Larva kills its host and a Creeper comes out (NEM-CONT-06, NEM-CONT-14-R, LCK-CONT-13-R). */
export function hatch(table: SurvivalTable, seat: Seat): Slot {
  const slot = die(table, seat, 'infection');
  table.vars.larva[seat] = false;
  if (slot > 0) appear(table, CREEPER, slot);
  return slot;
}

/**
 * Scans and removes the INFECTED cards of hand, deck and discard pile (NEM-ROOM-SURGERY-01, NEM-CONT-13-R,
 * LCK-CONT-10-R).
 */
export function purge(table: SurvivalTable, seat: Seat, rule: Cited): void {
  let removed = 0;
  // NEM-ROOM-SURGERY-04-R, NEM-ROOM-SURGERY-05-R
  for (const zone of [ZONE.hand(seat), ZONE.deck(seat), ZONE.discard(seat)])
    for (const card of contaminationIn(table, zone))
      if (scan(table, seat, card)) {
        remove(table, card);
        removed++;
      }
  table.log?.tell(rule, EVENT.purged, {
    who: who(table, seat),
    removed,
    larva: table.vars.larva[seat] ? 'yes' : 'no',
  });
  table.vars.larva[seat] = false;
}

/** Draws four cards and scans them; a Larva if one is INFECTED (NEM-CARD-eclosion). */
export function scanDraw(table: SurvivalTable, seat: Seat, count: number): void {
  const drawn: Thing[] = [];
  for (let i = 0; i < count; i++) {
    const card = topOf(table, ZONE.deck(seat), ZONE.discard(seat));
    if (card < 0) break;
    table.move(card, ZONE.found(seat));
    drawn.push(card);
  }
  let infected = false;
  for (const card of drawn)
    if (isContamination(table.kind(card)) && scan(table, seat, card)) infected = true;
  for (const card of drawn) table.move(card, ZONE.discard(seat));
  table.log?.tell('larvae-hatch', EVENT['scans-drawn'], {
    who: who(table, seat),
    cards: drawn.length,
  });
  if (infected && isAboard(table.vars, seat)) {
    table.vars.larva[seat] = true;
    table.log?.tell('larvae-hatch', EVENT.larva, { who: who(table, seat) });
  }
}
