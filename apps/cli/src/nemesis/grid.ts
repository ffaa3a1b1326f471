/** Where the slots stand on a terminal's map, so that every Corridor joins neighbours or a row. */
import type { View } from '@deadlight/engine';
import { varsOf } from './ship.ts';

export interface Cell {
  readonly slot: number;
  readonly column: number;
  readonly row: number;
}

/** Slot by slot from the upper left; 0 is an empty place. */
const GRIDS = {
  standard: [
    [0, 0, 5, 10, 13, 19],
    [0, 2, 6, 0, 14, 17],
    [1, 3, 7, 11, 0, 20],
    [0, 4, 8, 0, 15, 18],
    [0, 0, 9, 12, 16, 21],
  ],
  alternative: [
    [0, 7, 0, 0, 17, 18],
    [1, 4, 10, 0, 14, 19],
    [2, 5, 8, 11, 13, 15],
    [3, 6, 12, 0, 16, 0],
    [0, 9, 0, 0, 21, 20],
  ],
} as const;

export const COLUMNS = GRIDS.standard[0].length;
export const ROWS = GRIDS.standard.length;

const cellsOf = (grid: readonly (readonly number[])[]): readonly Cell[] =>
  grid
    .flatMap((slots, row) => slots.map((slot, column) => ({ slot, column, row })))
    .filter(({ slot }) => slot > 0)
    .sort((a, b) => a.slot - b.slot);

const CELLS = {
  standard: cellsOf(GRIDS.standard),
  alternative: cellsOf(GRIDS.alternative),
} as const;

/** All slots in their order. */
export const cellsFor = (view: View): readonly Cell[] => CELLS[varsOf(view).options.board];
