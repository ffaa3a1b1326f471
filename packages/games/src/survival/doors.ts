/** Closing Corridors, also when the supply of Doors has run out. */
import type { Seat } from '@deadlight/engine';
import { exitOf } from './board.ts';
import { boardOf } from './book.ts';
import { closeDoor, doorsLeft, openDoor } from './markers.ts';
import { CLOSED, DESTROYED, procedure, type SurvivalTable } from './vars.ts';
import { V } from './words.ts';

interface CloseDoors {
  /** Who takes Doors from elsewhere if none is left (NEM-MARK-23-R). */
  readonly by: Seat;
  /** Corridors still to close, last first, and those this effect has closed. */
  readonly ways: number[];
  readonly closed: number[];
}

/** Closed Doors that may be taken away from where they are: none that this effect wants closed. */
function movable(table: SurvivalTable, { closed, ways }: CloseDoors): number[] {
  return table.vars.door.flatMap((state, way) =>
    state === CLOSED && !closed.includes(way) && !ways.includes(way) ? [way] : [],
  );
}

/** The slot by which a Corridor is called, and its number there. */
function nameOf(table: SurvivalTable, way: number): number {
  const board = boardOf(table);
  const slot = Math.min(...board.ends[way]!);
  return V['take-door'](slot, exitOf(board, slot, way));
}

export const closeDoors = procedure<CloseDoors>('close-doors').steps({
  next(table, local) {
    for (;;) {
      const way = local.ways.pop();
      if (way === undefined) return '.';
      const state = table.vars.door[way];
      if (state === CLOSED) local.closed.push(way);
      if (state === CLOSED || state === DESTROYED) continue;
      if (doorsLeft(table) > 0) {
        closeDoor(table, way);
        local.closed.push(way);
        continue;
      }
      // All Doors destroyed or just placed: none can be moved (NEM-MARK-24-R).
      if (movable(table, local).length === 0) continue;
      local.ways.push(way);
      return 'take';
    }
  },
  take: {
    asks: (_table, { by }) => by,
    options(table, local, _seat, offer) {
      for (const way of movable(table, local)) offer.add(nameOf(table, way));
    },
  },
  place(table, local) {
    const taken = movable(table, local).find((way) => nameOf(table, way) === table.answer)!;
    openDoor(table, taken);
    const way = local.ways.pop()!;
    closeDoor(table, way);
    local.closed.push(way);
    return 'next';
  },
});
