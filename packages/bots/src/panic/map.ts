/** The known part of the station. */
import type { Seat } from '@deadlight/engine';
import {
  canSearch,
  cardOfRoom,
  ownerOf,
  type PanicTable,
  REACTOR,
  ROOMS,
  roomOfPawn,
} from '@deadlight/games/rules/panic';

/** A table, or what a seat sees of it: the station is public. */
type Station = Pick<PanicTable, 'vars'>;

/** The number of room cards in the station. */
export function roomsFound({ vars: { cell } }: Station): number {
  let rooms = 0;
  for (let card = 0; card < cell.length; card++) if (cell[card]! >= 0) rooms++;
  return rooms;
}

/** The rooms that the next card can be placed next to. */
export function frontier({ vars: { fits } }: Station): number {
  let rooms = 0;
  for (let i = 1; i < fits.length; i += 2) rooms |= fits[i]!;
  return rooms;
}

/** The rooms that can be searched without an alarm. */
export function freshRooms({ vars: { cell, used } }: Station): number {
  let rooms = 0;
  for (let room = 0; room < ROOMS.length; room++) {
    const card = cardOfRoom(room);
    if (cell[card]! >= 0 && canSearch(room) && !used[card]) rooms |= 1 << room;
  }
  return rooms;
}

/** The rooms with another player who would have to be traded with (PAN-TRADE-05). */
export function crowdedRooms(table: PanicTable, seat: Seat): number {
  let rooms = 0;
  for (let pawn = 0; ownerOf(pawn) < table.state.seats; pawn++) {
    const room = roomOfPawn(table, pawn);
    if (ownerOf(pawn) !== seat && room >= 0 && room !== REACTOR) rooms |= 1 << room;
  }
  return rooms;
}
