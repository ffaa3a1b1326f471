/** Where the slots of the ship stand, so that every Corridor joins neighbours or a row. */
import { gridOf } from '../survival/grid.ts';

export const GRIDS = {
  standard: gridOf([
    [0, 0, 5, 10, 13, 19],
    [0, 2, 6, 0, 14, 17],
    [1, 3, 7, 11, 0, 20],
    [0, 4, 8, 0, 15, 18],
    [0, 0, 9, 12, 16, 21],
  ]),
  alternative: gridOf([
    [0, 7, 0, 0, 17, 18],
    [1, 4, 10, 0, 14, 19],
    [2, 5, 8, 11, 13, 15],
    [3, 6, 12, 0, 16, 0],
    [0, 9, 0, 0, 21, 20],
  ]),
} as const;
