/** Where the active player has done something other than move: there nobody of his runs on (PAN-ROOM-02). */
import { codeOf, type Option, type Seat } from '@deadlight/engine';
import { actIn, othersIn, pawnOf, roomOfPawn } from '../crew.ts';
import { ANDROID, TROOPER } from '../things.ts';
import type { PanicTable } from '../vars.ts';
import { V } from '../words.ts';
import { joinedBy, roomsOf } from './explore.ts';

/** The own rooms from which an action may have been done, as a set; empty where no run could follow. */
function placesOf(table: PanicTable, seat: Seat, option: Option): number {
  const of = (who: number): number => 1 << roomOfPawn(table, pawnOf(seat, who));
  switch (codeOf(option)) {
    case V.search.code:
      return of(V.search.value(option, 0));
    case V.shoot.code:
      return of(ANDROID);
    case V.stab.code:
      return of(V.stab.value(option, 0));
    case V.grenade.code:
      return of(V.grenade.value(option, 0));
    case V.explore.code:
      return (
        joinedBy(table, V.explore.value(option, 0), V.explore.value(option, 1)) &
        roomsOf(table, seat)
      );
    case V.dig.code:
      return roomsOf(table, seat);
    case V.inspect.code:
      return besides(table, seat, V.inspect.value(option, 0));
    default:
      return 0;
  }
}

/** The own rooms in which another player has a character. */
function besides(table: PanicTable, seat: Seat, other: Seat): number {
  let rooms = 0;
  for (const who of [TROOPER, ANDROID]) {
    const room = roomOfPawn(table, pawnOf(seat, who));
    if (room >= 0 && othersIn(table, room, seat) & (1 << other)) rooms |= 1 << room;
  }
  return rooms;
}

export const noteAction = (table: PanicTable, seat: Seat, option: Option): void =>
  actIn(table, placesOf(table, seat, option));
