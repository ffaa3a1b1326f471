/** Where parasites will bite, and where it is safe. */
import { type Seat, thingAfter } from '@deadlight/engine';
import {
  beyond,
  DIRECTIONS,
  isBlack,
  linkTo,
  NONE,
  PARASITE_THING,
  PARASITES,
  PASSAGE,
  type PanicTable,
  ROOMS,
  type Vars,
  ZONE,
} from '@deadlight/games/rules/panic';
import { type Crew, stepsTo } from './distance.ts';

/** For each room, the combined bites of its parasites. */
export function teethOf(table: PanicTable): number[] {
  const teeth = new Array<number>(ROOMS.length).fill(0);
  for (let i = 0; i < PARASITES.length; i++) {
    const thing = thingAfter(PARASITE_THING, i);
    const room = table.where(thing) - ZONE.room(0);
    if (room < ROOMS.length) teeth[room]! += isBlack(table, thing) ? 2 : 1;
  }
  return teeth;
}

/** The expected health that parasites take from a character in a room, if all stay where they are (PAN-PHASE-02). */
export function biteIn(vars: Vars, teeth: readonly number[], room: number): number {
  let bite = 0;
  for (let side = 0; side < DIRECTIONS; side++) {
    const next = beyond(vars, room, side);
    // Parasites in the room stay if the die shows no passage; those next door come if it points here.
    const isPassage = next !== NONE && linkTo(vars, room, side) === PASSAGE;
    bite += isPassage ? teeth[next]! : teeth[room]!;
  }
  return bite / DIRECTIONS;
}

/** The expected bites of trooper and android, where they are or where they can still go. */
export function bitesFor(
  table: PanicTable,
  seat: Seat,
  crew: Crew,
  teeth: readonly number[],
): [number, number] {
  let left = table.vars.active === seat ? table.vars.ap : 0;
  const flee = (room: number): number => {
    if (room < 0) return 0;
    let bite = biteIn(table.vars, teeth, room);
    if (bite === 0 || left === 0) return bite;
    const steps = stepsTo(table.vars, 1 << room, crew.doors);
    let way = 0;
    for (let to = 0; to < ROOMS.length; to++) {
      if (steps[to]! > left || steps[to] === 0) continue;
      const there = biteIn(table.vars, teeth, to);
      if (there < bite || (there === bite && steps[to]! < way)) {
        bite = there;
        way = steps[to]!;
      }
    }
    left -= way;
    return bite;
  };
  return [flee(crew.trooper), flee(crew.android)];
}
