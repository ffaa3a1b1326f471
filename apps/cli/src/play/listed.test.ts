import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import type { Choice } from './labels.ts';
import { listed } from './listed.ts';

const some = (verb: string, count: number) =>
  Array.from({ length: count }, (_, i) => ({
    verb,
    notation: `${verb} ${i}`,
    label: `${verb} to room ${i}`,
    values: [String(i)],
    frame: `${verb} to room …`,
  }));

const shown = (choices: readonly Choice[], free?: number): string[] =>
  listed(choices, 60, free).map((line) => stripVTControlCharacters(line));

it('shows few options line by line, with their notation', () => {
  expect(shown(some('move', 2))).toEqual([
    '   1  move to room 0   move 0',
    '   2  move to room 1   move 1',
  ]);
});

it('shows many options in blocks, one for each verb that has several', () => {
  const lines = shown([
    ...some('move', 5),
    ...some('end', 1),
    ...some('pass', 1),
    ...some('drop', 15),
  ]);
  expect(lines.slice(0, 6)).toEqual([
    '',
    '   1  move to room 0      2  move to room 1',
    '   3  move to room 2      4  move to room 3',
    '   5  move to room 4',
    '',
    '   6  end to room 0       7  pass to room 0',
  ]);
  expect(lines.filter((line) => line === '')).toHaveLength(3);
});

it('says what options with two values have in common once, where lines are scarce', () => {
  const careful = ['14 Canteen', '15 Storage'].flatMap((room) =>
    ['1→13', '2→17'].map((exit) => ({
      verb: 'careful',
      notation: `careful ${room.slice(0, 2)} ${exit[0]}`,
      label: `Move carefully to room ${room}: noise in its corridor ${exit}`,
      values: [room, exit],
      frame: 'Move carefully to room …: noise in its corridor …',
    })),
  );
  expect(shown([...some('move', 2), ...careful], 5)).toEqual([
    '   1  move to room 0      2  move to room 1',
    '      Move carefully to room …: noise in its corridor …',
    '      14 Canteen   3) 1→13   4) 2→17',
    '      15 Storage   5) 1→13   6) 2→17',
  ]);
});
