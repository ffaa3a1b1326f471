import { asSeat, type Ending, type Seat, SPECTATOR, type View, viewOf } from '@deadlight/engine';
import { expect, it } from 'vitest';
import { nemesisTally } from './tally.ts';
import { shipWith, voice } from './testing.ts';

/** A game with such an ending. */
function ended(
  given: Readonly<Record<string, unknown>>,
  how: string,
  winners: Seat[],
  metInRound: number,
): View {
  const table = shipWith({
    objectives: { scout: ['hoarder'], captain: ['ab-ovo'], soldier: ['quarantine'] },
    ...given,
  });
  Object.assign((table.vars as { own: object }).own, { metInRound });
  table.finish({ how, rule: 'NEM-END-01', winners } satisfies Ending);
  return viewOf(table, SPECTATOR);
}

const games = [
  ended({ places: { scout: 'away', captain: 'asleep', soldier: 'dead' } }, 'jump', [asSeat(0)], 2),
  ended({ places: { scout: 'dead', captain: 'dead', soldier: 'dead' } }, 'jump', [], 4),
  ended({ places: { scout: 'dead', captain: 'dead', soldier: 'away' } }, 'hull', [], 0),
];
const sums = nemesisTally.sums(games.map((view) => nemesisTally.facts(view)));

it('counts how games end, and who survived', () => {
  expect(sums.outcomes).toEqual({
    jump: { games: 2, everyoneDead: 1, withSleepers: 1, withPods: 1 },
    hull: { games: 1, everyoneDead: 0, withSleepers: 0, withPods: 1 },
  });
});

it('counts who survives and wins, by Character and by Objective', () => {
  const counts = ({ played, survived, won }: (typeof sums)['everyone']) => [
    played,
    survived.count,
    won.count,
  ];
  expect(counts(sums.everyone)).toEqual([9, 3, 1]);
  expect(counts(sums.characters['scout']!)).toEqual([3, 1, 1]);
  expect(counts(sums.characters['captain']!)).toEqual([3, 1, 0]);
  expect(counts(sums.objectives['quarantine']!)).toEqual([3, 1, 0]);
  expect(sums.characters['scout']!.won.low).toBeCloseTo(0.0615, 4);
});

it('finds the round of the first Encounter', () => {
  expect(sums.firstEncounter).toMatchObject({
    never: { count: 1, share: expect.closeTo(1 / 3) },
    median: 4,
    mean: 3,
    rounds: { 2: 1, 4: 1 },
  });
});

it('reports all of it to people', () => {
  const said = nemesisTally.report(sums, voice).flat().join('\n');
  for (const word of ['hull', 'Captain', 'Hoarder', 'Ab Ovo', 'never in 1 game', '2: 1, 4: 1'])
    expect(said).toContain(word);
});
