/** How far it is through the station. */
import {
  DIRECTIONS,
  DOOR,
  doorway,
  linkTo,
  NONE,
  type PanicTable,
  ROOMS,
} from '@deadlight/games/panic';

/** Farther than any way. */
export const FAR = 20;
/** What a closed security door adds: somebody must go to a terminal first. */
const CLOSED = 4;

/** For each room, the steps to the nearest of a set of rooms, for somebody who can open doors or not. */
export function stepsTo(table: PanicTable, targets: number, opensDoors: boolean): number[] {
  const { vars } = table;
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
      if (next === NONE) continue;
      const closed = !opensDoors && linkTo(vars, room, side) === DOOR;
      const there = steps[room]! + (closed ? 1 + CLOSED : 1);
      if (there >= steps[next]!) continue;
      steps[next] = there;
      queue.push(next);
    }
  }
  return steps;
}

/** The steps from the nearer of two rooms, -1 standing for none. */
export const nearest = (steps: readonly number[], a: number, b: number): number =>
  Math.min(a < 0 ? FAR : steps[a]!, b < 0 ? FAR : steps[b]!);
