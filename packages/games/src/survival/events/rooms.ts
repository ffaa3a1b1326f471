/** Event cards that put Malfunction and Fire markers into Rooms. */

import { ADULT } from '../../packs/intruders.ts';
import { type Slot, slotsWhere } from '../board.ts';
import { boardOf } from '../book.ts';
import { canWalk, sheetOf, where } from '../crew.ts';
import type { EventRooms } from '../event-effect.ts';
import { typeOf } from '../intruders.ts';
import { EVENT } from '../log-events.ts';
import { addFire, addMalfunction } from '../markers.ts';
import type { SurvivalTable } from '../vars.ts';
import { eventRule, type Outcome } from './rule.ts';

/** The slots of Rooms that are meant, the lowest number first. */
type FindRooms = (table: SurvivalTable) => readonly Slot[];

const burningRooms: FindRooms = ({ vars: { fire } }) => slotsWhere(fire, (burns) => burns);

/** Rooms that either game knows. */
const commonRooms = {
  adults({ vars: { at } }) {
    const slots = new Set<Slot>();
    for (let figure = 0; figure < at.length; figure++)
      if (at[figure]! > 0 && typeOf(figure) >= ADULT) slots.add(at[figure]!);
    return [...slots].sort((a, b) => a - b);
  },
  burning: burningRooms,
  green: (table) =>
    slotsWhere(table.vars.rooms, (_, slot) => sheetOf(table, slot)?.colour === 'green'),
  'lowest-number': (table) => slotsWhere(table.vars.rooms, (room) => room >= 0).slice(0, 1),
} satisfies Partial<Record<EventRooms, FindRooms>>;

/**
 * Malfunction markers in the order of the Rooms' numbers, until the game ends by it (NEM-MARK-17-R, LCK-MARK-21-R,
 * LCK-EVENT-22-R).
 */
export function breakRooms(table: SurvivalTable, slots: readonly Slot[]): Outcome {
  for (const slot of slots) if (!addMalfunction(table, slot)) return 'over';
  return undefined;
}

function burnRooms(table: SurvivalTable, slots: readonly Slot[]): Outcome {
  for (const slot of slots) if (!addFire(table, slot)) return 'over';
  return undefined;
}

/** Fire in every Room next to a burning one, not through closed Doors nor along paths in the open. */
export function spreadFire(table: SurvivalTable, burning: readonly Slot[]): Outcome {
  const { neighbours, pathsOf } = boardOf(table);
  const reached = new Set<Slot>();
  for (const from of burning)
    for (const slot of neighbours[from]!)
      if (!pathsOf[from]!.includes(slot) && canWalk(table, from, slot)) reached.add(slot);
  return burnRooms(
    table,
    [...reached].sort((a, b) => a - b),
  );
}

/** Markers in Rooms, with those that only the game knows. */
export function roomEvents(own: Partial<Record<EventRooms, FindRooms>>) {
  const rooms: Partial<Record<EventRooms, FindRooms>> = { ...commonRooms, ...own };
  return {
    'break-rooms': eventRule('break-rooms', {
      run: (table, _frame, { where: which }) => breakRooms(table, rooms[which]!(table)),
      idle: (table, _frame, { where: which }) =>
        which === 'burning' && burningRooms(table).length === 0 ? 'no-fire' : 'unbroken',
    }),
    'burn-rooms': eventRule('burn-rooms', {
      run: (table, _frame, { where: which }) => burnRooms(table, rooms[which]!(table)),
      idle: () => 'unburnt',
    }),
  };
}

const fireIdle = (table: SurvivalTable): string =>
  burningRooms(table).length > 0 ? 'unburnt' : 'no-fire';

export const fireEvents = {
  'spread-fire': eventRule('spread-fire', {
    run: (table) => spreadFire(table, burningRooms(table)),
    idle: fireIdle,
  }),
  'burn-items': eventRule('burn-items', {
    run(table) {
      for (const slot of burningRooms(table)) {
        if (table.vars.items[slot]! <= 0) continue;
        table.vars.items[slot] = 0;
        table.log?.tell('items-burn', EVENT['items-burnt'], { room: where(table, slot), slot });
      }
    },
    idle: fireIdle,
  }),
};
