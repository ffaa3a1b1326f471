/** Where the slots of the facility stand, so that every Corridor and path joins neighbours or a row. */
import { gridOf } from '../survival/grid.ts';

export const GRIDS = {
  standard: gridOf([
    [2, 1, 4, 0, 0, 6],
    [5, 3, 9, 0, 10, 11],
    [7, 8, 0, 13, 0, 15],
    [16, 0, 12, 0, 14, 17],
    [18, 19, 20, 21, 22, 23],
    [0, 24, 25, 26, 27, 0],
  ]),
  alternative: gridOf([
    [1, 3, 0, 0, 6, 7],
    [4, 2, 28, 0, 5, 8],
    [10, 9, 30, 29, 0, 0],
    [11, 12, 13, 16, 23, 0],
    [14, 0, 19, 17, 26, 24],
    [15, 0, 20, 18, 27, 25],
    [0, 21, 0, 22, 0, 0],
  ]),
} as const;
