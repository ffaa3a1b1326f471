/** Searching Rooms and Item decks. */

import { asSeen, END, type Seat } from '@deadlight/engine';
import { DECKS, type Deck } from '../packs/items.ts';
import type { Slot } from './board.ts';
import { bookOf } from './book.ts';
import { itemKind, itemValue, sheetOf, who } from './crew.ts';
import { topOf } from './decks.ts';
import { gain } from './gain.ts';
import { addAmmo, isWeapon } from './items.ts';
import { EVENT } from './log-events.ts';
import { addSlime } from './markers.ts';
import { isSearched } from './room-sheet.ts';
import { procedure, type SurvivalTable } from './vars.ts';
import { VERB } from './words.ts';
import { ZONE } from './zones.ts';

const SEARCH_DRAW = 2;

/** Whether a colour has any card left to draw (NEM-ITEM-20-R). */
export const hasCards = (table: SurvivalTable, deck: number): boolean =>
  table.zone(ZONE.itemDeck(deck)).length + table.zone(ZONE.itemDiscard(deck)).length > 0;

export const hasAnyCards = (table: SurvivalTable): boolean =>
  DECKS.some((_, deck) => hasCards(table, deck));

/**
 * The deck of a Room's colour; -1 where the searcher chooses, -2 where there is nothing to find (NEM-ITEM-14,
 * LCK-ITEM-14).
 */
export function deckOf(table: SurvivalTable, slot: Slot): number {
  const sheet = sheetOf(table, slot);
  if (sheet === undefined || !isSearched(sheet)) return -2;
  return sheet.colour === 'white' ? -1 : DECKS.indexOf(sheet.colour as Deck);
}

interface Search {
  readonly seat: Seat;
  readonly deck: number;
  /** A single card comes without a search (LCK-ALT-07). */
  readonly given?: true;
}

/** Draws two, keeps one, the other goes face down under the deck (NEM-ITEM-15). */
export const search = procedure<Search>('search').steps({
  draw(table, { seat, deck, given }) {
    for (let i = 0; i < (given ? 1 : SEARCH_DRAW); i++) {
      // LCK-ITEM-17-R
      const card = topOf(table, ZONE.itemDeck(deck), ZONE.itemDiscard(deck));
      if (card < 0) break;
      table.move(card, ZONE.found(seat));
    }
    if (!given || table.zone(ZONE.found(seat)).length > 0)
      table.log?.tell('searched', given ? EVENT['draws-item'] : EVENT.searches, {
        who: who(table, seat),
        deck,
      });
    return table.zone(ZONE.found(seat)).length === 0 ? END : undefined;
  },
  // NEM-ITEM-18-R
  keep: {
    asks: (_table, { seat }) => seat,
    options(table, _local, seat, offer) {
      const found = table.zone(ZONE.found(seat));
      for (let i = 0; i < found.length; i++) {
        const kind = table.kind(found[i]!);
        if (i === 0 || table.kind(found[0]!) !== kind) offer.add(VERB.keep(itemValue(kind)));
      }
    },
  },
  kept(table, { seat, deck, given }) {
    if (!given && sheetOf(table, table.vars.place[seat]!)?.slimesSearchers) addSlime(table, seat);
    const kept = table.find(ZONE.found(seat), itemKind(VERB.keep.value(table.answer, 0)));
    if (isWeapon(table, kept)) addAmmo(table, kept, bookOf(table).variants.foundAmmo);
    gain(table, seat, kept);
    table.log?.tell('search-seen-by-searcher', EVENT.keeps, {
      who: who(table, seat),
      item: asSeen(table, kept),
    });
    for (const rest of table.zone(ZONE.found(seat)).slice())
      table.insert(rest, ZONE.itemDeck(deck));
  },
});
