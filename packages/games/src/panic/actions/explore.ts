/** Placing room cards: exploring, and the terminal's discovery. */
import { END, type Offer, ref, type Seat } from '@deadlight/engine';
import { roomOfPawn, pawnOf } from '../crew.ts';
import { infectedWin } from '../ending.ts';
import { heatScan } from '../scan.ts';
import { fitsAnywhere, HIVE, NONE, placements } from '../station.ts';
import { ROOM_THING } from '../things.ts';
import { type PanicTable, procedure } from '../vars.ts';
import { D, V } from '../words.ts';
import { Z } from '../zones.ts';

/** The room card on top of the deck, which everyone sees, or NONE. */
export function nextRoom(table: PanicTable): number {
  const thing = table.top(Z.roomDeck);
  return thing < 0 ? NONE : table.kind(thing);
}

/** Calls back for each way to place a card next to a player's characters (PAN-ACT-01). */
export function placementsNear(
  table: PanicTable,
  seat: Seat,
  card: number,
  place: (cell: number, turned: number) => void,
): void {
  const trooper = roomOfPawn(table, pawnOf(seat, 0));
  const android = roomOfPawn(table, pawnOf(seat, 1));
  const seen: number[] = [];
  const once = (cell: number, turned: number): void => {
    const key = (cell << 2) | turned;
    if (seen.includes(key)) return;
    seen.push(key);
    place(cell, turned);
  };
  if (trooper >= 0) placements(table.vars, card, trooper, once);
  if (android >= 0 && android !== trooper) placements(table.vars, card, android, once);
}

/** Calls back for each way to place a card anywhere (PAN-ACT-45). */
function placementsAnywhere(
  table: PanicTable,
  card: number,
  place: (cell: number, turned: number) => void,
): void {
  const seen: number[] = [];
  table.vars.cell.forEach((cell, room) => {
    if (cell === NONE) return;
    placements(table.vars, card, room, (free, turned) => {
      const key = (free << 2) | turned;
      if (seen.includes(key)) return;
      seen.push(key);
      place(free, turned);
    });
  });
}

/** The rule that forbids setting the next card aside for the one below it, or null. */
export function whyNotDig(table: PanicTable): string | null {
  const card = nextRoom(table);
  if (card === NONE) return 'PAN-ACT-10';
  if (fitsAnywhere(table.vars, card)) return 'PAN-ACT-04';
  return table.vars.buried ? 'PAN-ACT-05' : null;
}

/** Puts a room card down for good, and looks whether the hive can still be found. */
export const placeRoom = procedure<{ card: number; cell: number; turned: number }>('place-room', {
  place(table, { card, cell, turned }) {
    table.vars.cell[card] = cell;
    table.vars.turned[card] = turned;
    table.move(ROOM_THING + card, Z.station);
    table.log?.tell('PAN-ACT-01', 'placed', { room: ref(D.room, card), cell: D.cell.print(cell) });
    // A hive set aside for another card comes back on top (PAN-ACT-08).
    const aside = table.top(Z.aside);
    if (aside >= 0) table.move(aside, Z.roomDeck);
    // Finding the hive interrupts everything for a scan (PAN-ACT-07).
    if (card === HIVE) table.call(heatScan, {});
    else if (isHiveLost(table))
      return infectedWin(table, 'hive-lost', isHiveLast(table) ? 'PAN-END-05' : 'PAN-ACT-11');
    return END;
  },
});

/** No card left, the hive among them, fits anywhere (PAN-ACT-09, PAN-ACT-11). */
function isHiveLost(table: PanicTable): boolean {
  const left = table.zone(Z.roomDeck);
  return (
    table.where(ROOM_THING + HIVE) === Z.roomDeck &&
    left.every((thing) => !fitsAnywhere(table.vars, thing - ROOM_THING))
  );
}

const isHiveLast = (table: PanicTable): boolean => table.zone(Z.roomDeck).length === 1;

/** Tries the card below one that fits nowhere (PAN-ACT-05, PAN-ACT-08, PAN-ACT-45). */
export const dig = procedure<{ seat: Seat; anywhere: boolean }>('dig', {
  uncover(table) {
    const unfit = table.top(Z.roomDeck);
    table.vars.buried = true;
    if (table.kind(unfit) === HIVE) table.move(unfit, Z.aside);
    else table.slip(unfit, Z.roomDeck);
    table.log?.tell('PAN-ACT-05', 'buried', { room: ref(D.room, table.kind(unfit)) });
  },
  place: {
    asks: (table, local) => (canPlaceNext(table, local.seat, local.anywhere) ? local.seat : -1),
    options: (table, local, seat, offer) => offerPlacements(table, seat, local.anywhere, offer),
  },
  done(table) {
    if (table.answered) {
      const option = table.answer;
      const card = nextRoom(table);
      table.call(placeRoom, {
        card,
        cell: V.explore.value(option, 0),
        turned: V.explore.value(option, 1),
      });
      return END;
    }
    // Nowhere at all: under the deck; the hive goes back on top in any case.
    const next = table.top(Z.roomDeck);
    const aside = table.top(Z.aside);
    if (next >= 0 && aside >= 0 && !fitsAnywhere(table.vars, table.kind(next)))
      table.slip(next, Z.roomDeck);
    if (aside >= 0) table.move(aside, Z.roomDeck);
    return END;
  },
});

function canPlaceNext(table: PanicTable, seat: Seat, anywhere: boolean): boolean {
  const card = nextRoom(table);
  if (card === NONE) return false;
  if (anywhere) return fitsAnywhere(table.vars, card);
  let found = false;
  placementsNear(table, seat, card, () => {
    found = true;
  });
  return found;
}

export function offerPlacements(
  table: PanicTable,
  seat: Seat,
  anywhere: boolean,
  offer: Offer,
): void {
  const card = nextRoom(table);
  const add = (cell: number, turned: number): void => offer.add(V.explore(cell, turned));
  if (anywhere) placementsAnywhere(table, card, add);
  else placementsNear(table, seat, card, add);
}
