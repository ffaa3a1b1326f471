/** Placing room cards: exploring, and the terminal's discovery. */
import { END, NO_SEAT, type Offer, type Seat } from '@deadlight/engine';
import { actIn, pawnOf, roomOfPawn } from '../crew.ts';
import { infectedWin } from '../ending.ts';
import { EVENT } from '../log-events.ts';
import { heatScan } from '../scan.ts';
import { cellOf, fitsAnywhere, HIVE, NONE, placementsOf, put, turnedOf } from '../station.ts';
import { ANDROID, ROOM_THING, roomThing, TROOPER } from '../things.ts';
import { type PanicTable, procedure } from '../vars.ts';
import { VERB } from '../words.ts';
import { ZONE } from '../zones.ts';

/** The room card on top of the deck, which everyone sees, or NONE. */
export function nextRoom(table: PanicTable): number {
  const thing = table.top(ZONE.roomDeck);
  return thing < 0 ? NONE : table.kind(thing);
}

/** Computes where the next room card fits; call it whenever the card or the station changes. */
export function survey(table: PanicTable): void {
  const card = nextRoom(table);
  table.vars.fits = card === NONE ? [] : placementsOf(table.vars, card);
}

/** The rooms of a player's characters, as a set. */
export function roomsOf(table: PanicTable, seat: Seat): number {
  const trooper = roomOfPawn(table, pawnOf(seat, TROOPER));
  const android = roomOfPawn(table, pawnOf(seat, ANDROID));
  return (trooper < 0 ? 0 : 1 << trooper) | (android < 0 ? 0 : 1 << android);
}

/** All rooms: the terminal discovers anywhere (PAN-ACT-45). */
const ANYWHERE = -1;

/** Calls back for each way to place the next card next to rooms of a set; returns whether there is one. */
export function placementsBy(
  table: PanicTable,
  rooms: number,
  place: (cell: number, turned: number) => void,
): boolean {
  const { fits } = table.vars;
  let any = false;
  for (let i = 0; i < fits.length; i += 2) {
    if ((fits[i + 1]! & rooms) === 0) continue;
    any = true;
    place(cellOf(fits[i]!), turnedOf(fits[i]!));
  }
  return any;
}

/** The rooms that the next card would be joined to, as a set. */
export function joinedBy(table: PanicTable, cell: number, turned: number): number {
  const { fits } = table.vars;
  for (let i = 0; i < fits.length; i += 2)
    if (cellOf(fits[i]!) === cell && turnedOf(fits[i]!) === turned) return fits[i + 1]!;
  return 0;
}

/** The rule that forbids setting the next card aside for the one below it, or null. */
export function whyNotDig(table: PanicTable): string | null {
  const card = nextRoom(table);
  if (card === NONE) return 'PAN-ACT-10';
  if (table.vars.fits.length > 0) return 'PAN-ACT-04';
  // A hive is set aside, not buried.
  return table.vars.buried && card !== HIVE ? 'PAN-ACT-05' : null;
}

/** Puts a room card down for good, and looks whether the hive can still be found. */
export const placeRoom = procedure<{ card: number; cell: number; turned: number }>(
  'place-room',
).steps({
  place(table, { card, cell, turned }) {
    put(table.vars, card, cell, turned);
    table.move(roomThing(card), ZONE.station);
    table.log?.tell('PAN-ACT-01', EVENT.placed, {
      seat: table.vars.active,
      room: card,
      cell,
    });
    // A hive set aside for another card comes back on top (PAN-ACT-08).
    const aside = table.top(ZONE.aside);
    if (aside >= 0) table.move(aside, ZONE.roomDeck);
    survey(table);
    // Finding the hive interrupts everything for a scan (PAN-ACT-07, PAN-SCAN-01).
    if (card === HIVE) table.call(heatScan, {});
    else if (isHiveLost(table))
      return infectedWin(table, 'hive-lost', isHiveLast(table) ? 'PAN-END-05' : 'PAN-ACT-11');
    return END;
  },
});

/** No card left, the hive among them, fits anywhere (PAN-ACT-09, PAN-ACT-11). */
function isHiveLost(table: PanicTable): boolean {
  return (
    table.where(roomThing(HIVE)) === ZONE.roomDeck &&
    table.vars.fits.length === 0 &&
    table.zone(ZONE.roomDeck).every((thing) => !fitsAnywhere(table.vars, thing - ROOM_THING))
  );
}

const isHiveLast = (table: PanicTable): boolean => table.zone(ZONE.roomDeck).length === 1;

/** Tries the card below one that fits nowhere (PAN-ACT-05, PAN-ACT-08, PAN-ACT-45). */
export const dig = procedure<{ seat: Seat; anywhere: boolean }>('dig').steps({
  /** The hive waits next to the deck (PAN-ACT-08); of other cards one a turn goes under it. */
  uncover(table, { seat }) {
    while (whyNotDig(table) === null) {
      const unfit = table.top(ZONE.roomDeck);
      const isHive = table.kind(unfit) === HIVE;
      if (isHive) table.move(unfit, ZONE.aside);
      else {
        table.insert(unfit, ZONE.roomDeck);
        table.vars.buried = true;
      }
      survey(table);
      table.log?.tell(isHive ? 'PAN-ACT-08' : 'PAN-ACT-05', EVENT.buried, {
        seat,
        room: table.kind(unfit),
      });
    }
  },
  place: {
    asks: (table, { seat, anywhere }) => (canPlace(table, seat, anywhere) ? seat : NO_SEAT),
    options: (table, { anywhere }, seat, offer) => offerPlacements(table, seat, anywhere, offer),
  },
  done(table, { seat, anywhere }) {
    if (table.answered) {
      const cell = VERB.explore.value(table.answer, 0);
      const turned = VERB.explore.value(table.answer, 1);
      if (!anywhere) actIn(table, joinedBy(table, cell, turned) & roomsOf(table, seat));
      table.call(placeRoom, { card: nextRoom(table), cell, turned });
      return END;
    }
    const aside = table.top(ZONE.aside);
    if (aside >= 0) table.move(aside, ZONE.roomDeck);
    survey(table);
    return END;
  },
});

const canPlace = (table: PanicTable, seat: Seat, anywhere: boolean): boolean =>
  placementsBy(table, anywhere ? ANYWHERE : roomsOf(table, seat), () => {});

export function offerPlacements(
  table: PanicTable,
  seat: Seat,
  anywhere: boolean,
  offer: Offer,
): void {
  placementsBy(table, anywhere ? ANYWHERE : roomsOf(table, seat), (cell, turned) =>
    offer.add(VERB.explore(cell, turned)),
  );
}
