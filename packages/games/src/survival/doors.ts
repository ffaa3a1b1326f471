/** Closing Corridors, also when the supply of Doors has run out. */
import type { Option, Seat } from '@deadlight/engine';
import { exitOf, lowestOf, type Way, waysWhere } from './board.ts';
import { boardOf } from './book.ts';
import { closeDoor, doorsLeft, openDoor } from './markers.ts';
import { CLOSED, DESTROYED, procedure, type SurvivalTable } from './vars.ts';
import { VERB } from './words.ts';

// LCK-ACT-27-R, LCK-MARK-30-R
interface CloseDoors {
  /** Who takes Doors from elsewhere if none is left (NEM-MARK-23-R). */
  readonly by: Seat;
  /** Corridors still to close, last first, and those this effect has closed. */
  readonly ways: Way[];
  readonly closed: Way[];
}

/** Closed Doors that may be taken away from where they are: none that this effect wants closed. */
function movable(table: SurvivalTable, { closed, ways }: CloseDoors): Way[] {
  return waysWhere(
    table.vars.door,
    (state, way) => state === CLOSED && !closed.includes(way) && !ways.includes(way),
  );
}

/** The slot by which a Corridor is called, and its number there. */
function nameOf(table: SurvivalTable, way: Way): Option {
  const board = boardOf(table);
  const slot = lowestOf(board.ends[way]!);
  return VERB['take-door'](slot, exitOf(board, slot, way));
}

export const closeDoors = procedure<CloseDoors>('close-doors').steps({
  next(table, local) {
    for (;;) {
      const way = local.ways.pop();
      if (way === undefined) return '.';
      const state = table.vars.door[way];
      if (state === CLOSED) local.closed.push(way);
      // LCK-MARK-33-R
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
