import type { Line } from '@deadlight/engine';
import { expect, it } from 'vitest';
import { chaptersOf, rolesOf } from './story.ts';

const line = (what: string): Line => ({ rule: 'NEM-MOVE-01', what, data: {} }) as unknown as Line;
const told = (...whats: string[]) =>
  chaptersOf(whats.map(line)).map(({ opens, passages }) => [
    opens?.what ?? null,
    passages.map((passage) => [
      passage.opens?.what ?? null,
      passage.entries.map((entry) => entry.map(({ what }) => what)),
    ]),
  ]);

it('a round has its turns and phases, and what belongs together is one entry', () => {
  expect(
    told(
      'drafted',
      'round',
      'turn',
      'enters',
      'explored',
      'exploration-token',
      'shoots',
      'combat-roll',
      'intruder-hurt',
      'damage-check',
      'time',
      'fire',
    ),
  ).toEqual([
    [null, [[null, [['drafted']]]]],
    [
      'round',
      [
        [
          'turn',
          [
            ['enters', 'explored', 'exploration-token'],
            ['shoots', 'combat-roll', 'intruder-hurt', 'damage-check'],
          ],
        ],
        ['time', [['fire']]],
      ],
    ],
  ]);
});

it('no line is lost, and a turn without events stays', () => {
  expect(told('round', 'turn', 'turn', 'noise')).toEqual([
    [
      'round',
      [
        ['turn', []],
        ['turn', [['noise']]],
      ],
    ],
  ]);
});

it('every line has its role', () => {
  const lines = ['round', 'turn', 'enters', 'explored', 'searches'].map(line);
  expect([...rolesOf(lines).values()]).toEqual(['round', 'turn', 'entry', 'more', 'entry']);
});
