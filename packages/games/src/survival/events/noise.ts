/** Event cards that open Doors and make Noise. */
import { type Slot, slotsWhere, waysWhere } from '../board.ts';
import { crewInOrder, isWounded } from '../crew.ts';
import { isNest } from '../eggs.ts';
import { addNoiseAround, openDoor } from '../markers.ts';
import { CLOSED, type SurvivalTable } from '../vars.ts';
import { eventRule } from './rule.ts';

function noisySlots(table: SurvivalTable, around: 'nest' | 'slimed' | 'wounded'): Slot[] {
  if (around === 'nest') return slotsWhere(table.vars.rooms, (_, slot) => isNest(table, slot));
  const { place, slime } = table.vars;
  return crewInOrder(table)
    .filter((seat) => (around === 'slimed' ? slime[seat] : isWounded(table, seat)))
    .map((seat) => place[seat]!);
}

export const noiseEvents = {
  'open-doors': eventRule('open-doors', {
    run(table) {
      for (const way of waysWhere(table.vars.door, (state) => state === CLOSED))
        openDoor(table, way);
    },
    idle: () => 'no-closed-door',
  }),
  'make-noise': eventRule('make-noise', {
    run(table, _frame, { around }) {
      for (const slot of noisySlots(table, around)) addNoiseAround(table, slot);
    },
    idle: (table, _frame, { around }) =>
      noisySlots(table, around).length > 0 ? 'noisy' : `no-${around}`,
  }),
};
