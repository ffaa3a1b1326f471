/** Where slots stand on a terminal's map. */

import { at } from '@deadlight/engine';
import { asSlot, type Slot } from '@deadlight/games/survival';
export interface Cell {
  readonly slot: Slot;
  readonly column: number;
  readonly row: number;
}

export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** All slots in their order. */
  readonly cells: readonly Cell[];
}

/** Slot by slot from the upper left; 0 is an empty place. */
export const gridOf = (slots: readonly (readonly number[])[]): Grid => ({
  columns: at(slots, 0, 'slot').length,
  rows: slots.length,
  cells: slots
    .flatMap((line, row) => line.map((slot, column) => ({ slot: asSlot(slot), column, row })))
    .filter(({ slot }) => slot > 0)
    .sort((a, b) => a.slot - b.slot),
});
