import { stripVTControlCharacters } from 'node:util';
import { asSeat, type Table, viewOf } from '@deadlight/engine';
import { LOCKDOWN_ROOMS } from '@deadlight/games';
import { describe, expect, it } from 'vitest';
import { drawBoard, gridFor } from '../survival/map.ts';
import { boardOf } from '../survival/view.ts';
import { exitRows } from '../survival/ways.ts';
import { baseWith, voice } from './testing.ts';

const drawn = (table: Table, width = 100): string[] =>
  drawBoard(viewOf(table, asSeat(0)), voice, width).map((line) => stripVTControlCharacters(line));

/** What is written in the column of boxes with this number. */
const column = (lines: readonly string[], number: number): string[] =>
  lines.map((line) => line.slice(17 * number, 17 * number + 17).trimEnd());

it.each(['standard', 'alternative'])('the %s board fits on eighty columns', (board) => {
  const view = viewOf(baseWith({}, { board }), asSeat(0));
  const free = gridFor(view).cells.filter(
    ({ slot }) => boardOf(view).plan.fixed[slot] === undefined,
  );
  const tiles = LOCKDOWN_ROOMS.filter(
    ({ id, tile }) => tile !== 'special' && (board === 'standard' || !id.endsWith('system-a')),
  );
  const rooms = Object.fromEntries(free.map(({ slot }, i) => [slot, tiles[i]!.id]));
  const zones = board === 'standard' ? [] : [1, 2, 3, 4].map((zone) => `zone ${zone}`);
  const intruders = { 8: ['breeder 4', 'adult 2'] };
  const table = baseWith({ rooms, intruders, noise: ['technical', ...zones] }, { board });
  for (const line of drawn(table, 80)) expect(line.length).toBeLessThanOrEqual(80);
  for (const { slot } of free) expect(drawn(table, 80).join('\n')).toContain(`┌${slot}`);
});

describe('the map', () => {
  it('shows where it is dark, where the elevator is and where the rover', () => {
    const table = baseWith({ powered: [2], elevator: 2, rover: 1, places: { sentry: 7 } });
    const lines = drawn(table);
    expect(column(lines, 0)[0]).toBe('┌2●───────────┐');
    expect(column(lines, 1)).toContain('┆rover        ┆');
    expect(column(lines, 0)).toContain('┌5●───────────┐');
    const at = column(lines, 0).indexOf('┌7────────────┐');
    expect(column(lines, 0).slice(at + 1, at + 4)).toEqual([
      '│Elevator Room│──',
      '│S-02         │',
      '│Sen elev.    │',
    ]);
  });

  it('draws what crosses side by side, and paths in dots', () => {
    const lines = drawn(
      baseWith({ noise: ['1-2', '3-4', 'zone 1', 'zone 4'] }, { board: 'alternative' }),
    );
    expect(lines.join('\n')).toContain('!╲╱!');
    expect(lines.find((line) => line.includes('┌28'))).toContain('┌28────────①④!┐');
    expect(lines.find((line) => line.includes('│Crossing     │'))).toContain('┄┄│Crossing     │');
  });

  it('tells zones and paths from rooms in the list of exits', () => {
    const view = viewOf(baseWith({}, { board: 'alternative' }), asSeat(0));
    const exits = exitRows(view, voice, 100).join('\n');
    expect(exits).toContain(' 2: 1→①  2→1  3→3  4→4  …28');
  });
});
