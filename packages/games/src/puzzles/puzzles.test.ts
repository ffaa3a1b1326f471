import type { Line } from '@deadlight/engine';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { GOALS, loadPuzzles, matchOf, PUZZLED, type Puzzle, standingOf } from './index.ts';

const game = (puzzle: Puzzle) => GAMES[puzzle.game]!;

describe.each(PUZZLED)('the puzzles of %s', async (name) => {
  const puzzles = await loadPuzzles(name);

  it('are ten, all different, with several goals', () => {
    expect(puzzles).toHaveLength(10);
    expect(new Set(puzzles.map(({ seed, before }) => `${seed} ${before.length}`)).size).toBe(10);
    expect(new Set(puzzles.map(({ goal }) => goal)).size).toBeGreaterThanOrEqual(3);
  });

  it.each(puzzles.map((puzzle, i) => [i + 1, puzzle.goal, puzzle] as const))(
    'number %i (%s) is open, and its solution solves it in time, move by move',
    (_number, _goal, puzzle) => {
      expect(puzzle.rules).toBe(game(puzzle).game.rules);
      const match = matchOf(game(puzzle).game, puzzle);
      const ref = game(puzzle).telling.seatRef(match.table.vars, puzzle.seat);
      const begun = match.log.entries.length;
      const told = (): readonly Line[] => match.log.linesFor(puzzle.seat, begun);
      expect(puzzle.solution.length).toBeGreaterThan(1);
      for (const says of puzzle.solution) {
        expect(standingOf(puzzle, told(), ref)).toBe('open');
        match.say(puzzle.seat, says);
      }
      expect(standingOf(puzzle, told(), ref)).toBe('solved');
    },
  );
});

it('is failed by one turn too many, and by a death', () => {
  const puzzle = { game: 'nemesis', goal: 'repair-two', turns: 2 } as Puzzle;
  const line = (what: string, who = '@character.scout'): Line => ({
    what,
    rule: '',
    data: { who },
  });
  const standing = (...lines: Line[]): string => standingOf(puzzle, lines, '@character.scout');
  expect(standing(line('repaired'), line('turn'))).toBe('open');
  expect(standing(line('repaired'), line('turn'), line('repaired'))).toBe('solved');
  expect(standing(line('repaired'), line('repaired', '@character.pilot'))).toBe('open');
  expect(standing(line('turn', '@character.pilot'), line('turn'))).toBe('open');
  expect(standing(line('turn'), line('turn'), line('repaired'))).toBe('failed');
  expect(standing(line('dies'))).toBe('failed');
});

it.each(PUZZLED)('every goal of %s asks for lines that the game tells', async (name) => {
  const { log } = GAMES[name]!.texts.en as unknown as { log: object };
  const asked = Object.values(GOALS[name]!).flatMap(({ lines }) => lines);
  expect(asked.filter((what) => !(what in log))).toEqual([]);
});
