/** Rooms where the active player has done something other than move: their characters cannot run on from there (PAN-ROOM-02). */
import { asSeat, codeOf, type Option, type Seat } from '@deadlight/engine';
import { actIn, othersIn, pawnOf, roomOfPawn } from '../crew.ts';
import { ANDROID, TROOPER } from '../things.ts';
import type { PanicTable } from '../vars.ts';
import { VERB } from '../words.ts';
import { joinedBy, roomsOf } from './explore.ts';

/** The player's rooms from which an action may have been done, as a set; empty if no run could follow. */
function placesOf(table: PanicTable, seat: Seat, option: Option): number {
  const of = (who: number): number => 1 << roomOfPawn(table, pawnOf(seat, who));
  switch (codeOf(option)) {
    case VERB.search.code:
      return of(VERB.search.value(option, 0));
    case VERB.shoot.code:
      return of(ANDROID);
    case VERB.stab.code:
      return of(VERB.stab.value(option, 0));
    case VERB.grenade.code:
      return of(VERB.grenade.value(option, 0));
    case VERB.explore.code:
      return (
        joinedBy(table, VERB.explore.value(option, 0), VERB.explore.value(option, 1)) &
        roomsOf(table, seat)
      );
    case VERB.dig.code:
      return roomsOf(table, seat);
    case VERB.inspect.code:
      return besides(table, seat, asSeat(VERB.inspect.value(option, 0)));
    default:
      return 0;
  }
}

/** The player's rooms in which another player has a character. */
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
