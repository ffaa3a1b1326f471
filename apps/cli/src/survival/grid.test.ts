import { asSeat, type Table, viewOf } from '@deadlight/engine';
import { describe, expect, it } from 'vitest';
import { baseWith } from '../lockdown/testing.ts';
import { shipWith } from '../nemesis/testing.ts';
import type { Cell } from './grid.ts';
import { gridFor } from './map.ts';
import { boardOf } from './view.ts';

/** Next to each other, or in a row with nothing between them. */
function areInReach(cells: readonly Cell[], from: Cell, to: Cell): boolean {
  const [right, down] = [Math.abs(from.column - to.column), Math.abs(from.row - to.row)];
  const isBetween = ({ row, column }: Cell): boolean =>
    row === from.row &&
    column > Math.min(from.column, to.column) &&
    column < Math.max(from.column, to.column);
  return right <= 1 ? down <= 1 : down === 0 && !cells.some(isBetween);
}

describe.each([
  ['Nemesis, standard', shipWith({}, { board: 'standard' })],
  ['Nemesis, alternative', shipWith({}, { board: 'alternative' })],
  ['Lockdown, standard', baseWith({}, { board: 'standard' })],
  ['Lockdown, alternative', baseWith({}, { board: 'alternative' })],
] satisfies [string, Table][])('the board of %s', (_, table) => {
  const view = viewOf(table, asSeat(0));
  const { cells } = gridFor(view);
  const { plan, slots } = boardOf(view);

  it('has every slot once', () => {
    expect(cells.map(({ slot }) => slot)).toEqual(Array.from({ length: slots }, (_, i) => i + 1));
  });

  const joined = [...plan.corridors, ...(plan.paths ?? [])].map(([a, b]) => [a, b] as const);
  it.each(joined)('joins %i and %i by a line', (a, b) => {
    expect(areInReach(cells, cells[a - 1]!, cells[b - 1]!)).toBe(true);
  });
});
