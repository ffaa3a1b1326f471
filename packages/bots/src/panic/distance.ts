/** Distances in the station. */
import {
  DIRECTIONS,
  DOOR,
  doorway,
  linkTo,
  NONE,
  type PanicTable,
  ROOMS,
  TERMINALS,
  type Vars,
} from '@deadlight/games/rules/panic';

/** Larger than any distance. */
export const FAR = 20;
/** Using the terminal takes an action. */
const OPENING = 1;
/** The cost of finding a keycard, where no terminal can be reached. */
const KEYCARD = 8;

/** The cost of a room that forces a trade. */
const TRADING = 2;

/**
 * For each room, the steps to the nearest of a set of rooms, FAR where there is no way; rooms of
 * another set are entered only if the detour around them is longer than a trade is worth.
 */
export function stepsTo(vars: Vars, targets: number, doors: boolean, crowded = 0): number[] {
  const steps = new Array<number>(ROOMS.length).fill(FAR);
  const queue: number[] = [];
  for (let todo = targets; todo !== 0; todo &= todo - 1) {
    const room = 31 - Math.clz32(todo & -todo);
    steps[room] = 0;
    queue.push(room);
  }
  for (let i = 0; i < queue.length; i++) {
    const room = queue[i]!;
    for (let side = 0; side < DIRECTIONS; side++) {
      const next = doorway(vars, room, side);
      if (next === NONE || (!doors && linkTo(vars, room, side) === DOOR)) continue;
      const there = steps[room]! + 1 + (crowded & (1 << room) ? TRADING : 0);
      if (there >= steps[next]!) continue;
      steps[next] = there;
      queue.push(next);
    }
  }
  return steps;
}

/** The steps from the nearer of two rooms; -1 stands for none. */
export const nearest = (steps: readonly number[], a: number, b: number): number =>
  Math.min(a < 0 ? FAR : steps[a]!, b < 0 ? FAR : steps[b]!);

/** Where a player's characters are (-1 for none), and whether the player can open doors. */
export interface Crew {
  readonly trooper: number;
  readonly android: number;
  readonly doors: boolean;
}

/** The actions that bring a character of a crew into one of a set of rooms, including opening doors. */
export function wayOf(table: PanicTable, crew: Crew, targets: number): number {
  return wayFrom(table, crew, targets, 0, crew.trooper, crew.android);
}

/** The same for the trooper alone, who avoids meeting anybody. */
export const wayOfTrooper = (
  table: PanicTable,
  crew: Crew,
  targets: number,
  crowded: number,
): number => wayFrom(table, crew, targets, crowded, crew.trooper, NONE);

function wayFrom(
  table: PanicTable,
  { trooper, android, doors }: Crew,
  targets: number,
  crowded: number,
  one: number,
  other: number,
): number {
  const way = nearest(stepsTo(table.vars, targets, doors, crowded), one, other);
  if (way < FAR || doors) return way;
  const open = nearest(stepsTo(table.vars, targets, true, crowded), one, other);
  if (open >= FAR) return FAR;
  const terminal = nearest(stepsTo(table.vars, TERMINALS, false), trooper, android);
  return Math.min(FAR, open + (terminal < FAR ? terminal + OPENING : KEYCARD));
}
