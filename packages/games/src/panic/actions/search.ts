/** Searching for cards, alone or in a team. */
import { asSeen, codeOf, END, NO_SEAT, only, type Seat } from '@deadlight/engine';
import { alarm } from '../alarm.ts';
import { othersIn, pawnOf, roomOfPawn } from '../crew.ts';
import { STORAGE_CARDS } from '../data/rooms.ts';
import { infect, isInfected } from '../infection.ts';
import { EVENT } from '../log-events.ts';
import { canSearch, cardOfRoom, typeOf } from '../station.ts';
import { KIND } from '../things.ts';
import { type PanicTable, procedure } from '../vars.ts';
import { VERB } from '../words.ts';
import { ZONE } from '../zones.ts';
import { turnRed } from './turn-red.ts';

/** Whether the search deck, or the discard pile it is made of, has a card (PAN-ACT-26). */
export const hasCardsLeft = (table: PanicTable): boolean =>
  table.zone(ZONE.deck).length + table.zone(ZONE.discard).length > 0;

/** The rule that forbids searching in a room, or null. */
export function whyNotSearch(table: PanicTable, room: number): string | null {
  if (table.vars.ap < 1) return 'PAN-TURN-05';
  if (!canSearch(room)) return 'PAN-ACT-16';
  return hasCardsLeft(table) ? null : 'PAN-ACT-26';
}

/** The players who could join a search here (PAN-ACT-23). */
export const helpersIn = (table: PanicTable, room: number, seat: Seat): number =>
  typeOf(room) === 'team-search' ? othersIn(table, room, seat) : 0;

/** Nobody helps a player who attacked somebody here in this turn. */
export const whyNoHelp = (table: PanicTable, room: number): string | null =>
  (table.vars.attacked & (1 << room)) === 0 ? null : 'PAN-ACT-23';

interface Search {
  readonly seat: Seat;
  readonly who: number;
  /** The player asked to join, or -1. */
  readonly partner: Seat;
  readonly quiet: boolean;
  /** Whether the partner agreed. */
  joined?: boolean;
  /** Cards that the searcher may still draw. */
  left?: number;
}

export const search = procedure<Search>('search').steps({
  begin(table, search) {
    const { seat, who } = search;
    const room = roomOfPawn(table, pawnOf(seat, who));
    const used = table.vars.used[cardOfRoom(room)]!;
    table.vars.owesSearch = false;
    search.left = typeOf(room) === 'storage' && !used ? STORAGE_CARDS : 1;
    table.log?.tell('PAN-ACT-16', EVENT.search, {
      seat,
      who,
      room,
    });
    // A red symbol sets off the alarm first (PAN-ACT-18), unless night vision spares it (PAN-ACT-25, PAN-ROOM-05).
    if (used && !search.quiet) table.call(alarm, { room, seat });
  },
  /** The partner may refuse; then only the searcher draws (PAN-ACT-23). */
  join: {
    asks: (_table, { partner }) => partner,
    options(_table, _search, _seat, offer) {
      offer.add(VERB.join());
      offer.add(VERB.decline());
    },
  },
  joined(table, search) {
    search.joined = table.answered && codeOf(table.answer) === VERB.join.code;
  },
  draw(table, search) {
    const { seat, who } = search;
    search.left!--;
    table.call(draw, { seat, room: roomOfPawn(table, pawnOf(seat, who)) });
  },
  /** A fresh storage gives up to three cards, one by one: fewer is a choice (PAN-ACT-22). */
  more: {
    asks: (table, { seat, left }) => (left! > 0 && hasCardsLeft(table) ? seat : NO_SEAT),
    options(_table, _search, _seat, offer) {
      offer.add(VERB.draw());
      offer.add(VERB.enough());
    },
  },
  again: (table) =>
    table.answered && codeOf(table.answer) === VERB.draw.code ? 'draw' : undefined,
  // PAN-ACT-24
  help(table, { seat, who, partner, joined }) {
    if (joined) table.call(draw, { seat: partner, room: roomOfPawn(table, pawnOf(seat, who)) });
  },
  /** A black symbol turns red for good (PAN-ACT-17). */
  use(table, { seat, who }) {
    turnRed(table, roomOfPawn(table, pawnOf(seat, who)));
    return END;
  },
});

/** One card from the search deck into a hand. */
export const draw = procedure<{ seat: Seat; room: number }>('draw').steps({
  card(table, { seat, room }) {
    refill(table);
    const thing = table.top(ZONE.deck);
    if (thing < 0) return END;
    const kind = table.kind(thing);
    if (kind === KIND.alarm) {
      // Never kept and not replaced (PAN-ACT-20).
      table.move(thing, ZONE.discard);
      table.log?.tell('PAN-ACT-20', EVENT['drew-alarm'], { seat });
      table.call(alarm, { room, seat });
      return END;
    }
    table.move(thing, ZONE.hand(seat));
    table.log?.tell('PAN-ACT-16', EVENT.drew, {
      seat,
      card: asSeen(table, thing),
    });
    if (kind === KIND.host) drawHost(table, seat);
    return END;
  },
});

/** A player who draws the host is infected at once, in secret (PAN-ACT-21). */
function drawHost(table: PanicTable, seat: Seat): void {
  if (isInfected(table, seat)) return;
  infect(table, seat);
  table.log?.tell('PAN-ACT-21', EVENT.infected, { seat }, only(seat));
}

/** An empty deck is made of the discard pile (PAN-ACT-26). */
function refill(table: PanicTable): void {
  if (table.zone(ZONE.deck).length > 0 || table.zone(ZONE.discard).length === 0) return;
  while (table.zone(ZONE.discard).length > 0) table.move(table.top(ZONE.discard), ZONE.deck);
  table.shuffle(ZONE.deck);
  table.log?.tell('PAN-ACT-26', EVENT.reshuffled);
}
