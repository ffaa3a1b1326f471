import { stripVTControlCharacters } from 'node:util';
import { asSeat, type Seat, type Table, viewOf } from '@deadlight/engine';
import { LANGUAGES, NEMESIS_ROOMS } from '@deadlight/games';
import { describe, expect, it } from 'vitest';
import { drawBoard, gridFor } from '../survival/map.ts';
import { boardOf } from '../survival/view.ts';
import { exitRows } from '../survival/ways.ts';
import { voiceFor } from '../voice.ts';
import { playable, shipWith, voice } from './testing.ts';

const drawn = (table: Table, seat: Seat): string[] =>
  drawBoard(viewOf(table, seat), voice, 100).map((line) => stripVTControlCharacters(line));

/** What is written in the column of boxes with this number. */
const column = (lines: readonly string[], number: number): string[] =>
  lines.map((line) => line.slice(17 * number, 17 * number + 17).trimEnd());

describe.each(['standard', 'alternative'] as const)('the %s board', (board) => {
  const view = viewOf(shipWith({}, { board }), asSeat(0));

  it.each(LANGUAGES)('fits on a hundred columns, and still on eighty, in %s', (language) => {
    const free = gridFor(view).cells.filter(
      ({ slot }) => boardOf(view).plan.fixed[slot] === undefined,
    );
    const rooms = Object.fromEntries(free.map(({ slot }, i) => [slot, NEMESIS_ROOMS[i]!.id]));
    const intruders = { 6: ['breeder 4', 'adult 2'] };
    const table = shipWith({ rooms, intruders, malfunction: [6] }, { board });
    for (const width of [100, 80])
      for (const line of drawBoard(viewOf(table, asSeat(0)), voiceFor(playable, language), width))
        expect(stripVTControlCharacters(line).length).toBeLessThanOrEqual(width);
  });
});

describe('the map', () => {
  it('shows who and what is in a room, doors and noise', () => {
    const table = shipWith({
      rooms: { 5: 'canteen', 6: 'nest' },
      items: { 5: 3 },
      fire: [5],
      malfunction: [5],
      places: { scout: 5, captain: 5 },
      intruders: { 6: ['adult 2', 'queen'] },
      lying: { 6: ['egg', 'carcass'] },
      doors: { '6-7': 'closed', '2-6': 'destroyed' },
      noise: ['5-6', '5-10', 'technical'],
    });
    const lines = drawn(table, asSeat(0));
    expect(column(lines, 2).slice(0, 11)).toEqual([
      '┌5──────────T!┐',
      '│Canteen      │─!',
      '│Sco Cap      │',
      '│broken       │',
      '└3 items─FIRE─┘',
      '       │!',
      '┌6────────────┐',
      '│Nest         │',
      '│ADULT(2)     │',
      '│QUEEN egg×6  │',
      '│carcass      │',
    ]);
    expect(column(lines, 2)[12]).toBe('       ▒       ╲');
    expect(lines.join('\n')).toContain('░─│Nest');
  });

  it('tells the name of an unexplored room only to a seat that has seen it', () => {
    const table = shipWith({ tiles: { 6: 'canteen' }, rooms: { 14: 'monitoring-room' } });
    expect(drawn(table, asSeat(0)).join('\n')).not.toContain('Canteen');
    const tile = table.zone(table.game.zones.list.findIndex(({ name }) => name === 'tiles'))[5]!;
    table.peek(asSeat(0), tile);
    expect(drawn(table, asSeat(0)).join('\n')).toContain('(Canteen)');
    expect(drawn(table, asSeat(1)).join('\n')).not.toContain('Canteen');
  });

  it('lists where each exit leads, by its number', () => {
    const table = shipWith({ doors: { '11-14': 'closed' }, noise: ['6-11'] });
    const exits = exitRows(viewOf(table, asSeat(0)), voice, 100).join('\n');
    expect(exits).toContain('11: 1→15  2→6!  3→8  4▒14');
    expect(exits).toContain(' 2: 1,2→T  3→1  4→6 ');
  });
});
