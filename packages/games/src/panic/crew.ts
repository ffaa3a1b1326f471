/** Pawns: two to a seat, the trooper first. */
import { asSeat, FIRST_SEAT, NO_SEAT, type Seat, seatAfter, type Thing } from '@deadlight/engine';
import {
  ANDROID,
  isParasite,
  PARASITE_THING,
  PAWN_NAMES,
  PAWN_THING,
  parasiteThing,
  pawnThing,
  TROOPER,
} from './things.ts';
import type { PanicTable, Vars } from './vars.ts';
import { ROOMS, ZONE } from './zones.ts';

/** Action points by health (PAN-TURN-05). */
const ACTIONS_BY_HEALTH = [0, 1, 1, 2, 2] as const;

export const pawnOf = (seat: Seat, who: number): number => 2 * seat + who;
export const ownerOf = (pawn: number): Seat => asSeat(pawn >> 1);
export const whoOf = (pawn: number): number => pawn & 1;

export const isAlive = (vars: Vars, seat: Seat): boolean =>
  vars.health[pawnOf(seat, TROOPER)]! > 0 || vars.health[pawnOf(seat, ANDROID)]! > 0;

export const actionsOf = (vars: Vars, seat: Seat): number =>
  ACTIONS_BY_HEALTH[vars.health[pawnOf(seat, TROOPER)]!]! +
  ACTIONS_BY_HEALTH[vars.health[pawnOf(seat, ANDROID)]!]!;

/** The room a thing stands in, or -1 if it is not on the board. */
export function roomOf(table: PanicTable, thing: Thing): number {
  const room = table.where(thing) - ZONE.room(0);
  return room < ROOMS.length ? room : -1;
}

export const roomOfPawn = (table: PanicTable, pawn: number): number =>
  roomOf(table, pawnThing(pawn));

export const nextAlive = (table: PanicTable, seat: Seat): Seat => {
  const { seats } = table.state;
  for (let i = 1; i <= seats; i++) {
    const other = seatAfter(seat, i, seats);
    if (isAlive(table.vars, other)) return other;
  }
  return NO_SEAT;
};

export const livingSeats = (table: PanicTable): Seat[] => {
  const living: Seat[] = [];
  for (let seat = FIRST_SEAT; seat < table.state.seats; seat++)
    if (isAlive(table.vars, seat)) living.push(seat);
  return living;
};

/** The set of other players with a character in a room, one bit to a seat. */
export function othersIn(table: PanicTable, room: number, seat: Seat): number {
  let others = 0;
  for (const thing of table.zone(ZONE.room(room))) {
    if (thing >= PAWN_THING) {
      const owner = ownerOf(thing - PAWN_THING);
      if (owner !== seat) others |= 1 << owner;
    }
  }
  return others;
}

/** Remembers the room of an action. If either of the player's characters may have done it, it counts against neither. */
export function actIn(table: PanicTable, rooms: number): void {
  if ((rooms & (rooms - 1)) === 0) table.vars.acted |= rooms;
}

/** A target's number in notation: pawns come first, then parasites. */
const PARASITE_TARGETS = PAWN_NAMES.length;
export const targetOf = (thing: Thing): number =>
  isParasite(thing) ? PARASITE_TARGETS + thing - PARASITE_THING : thing - PAWN_THING;
export const thingOf = (target: number): Thing =>
  target >= PARASITE_TARGETS ? parasiteThing(target - PARASITE_TARGETS) : pawnThing(target);
