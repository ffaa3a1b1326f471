import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { listed } from './listed.ts';

const some = (verb: string, count: number) =>
  Array.from({ length: count }, (_, i) => ({
    verb,
    notation: `${verb} ${i}`,
    label: `${verb} to room ${i}`,
  }));

const shown = (choices: ReturnType<typeof some>): string[] =>
  listed(choices, 60).map((line) => stripVTControlCharacters(line));

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
