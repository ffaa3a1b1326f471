import type { Line } from '@deadlight/engine';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { loadPuzzles, matchOf, PUZZLED, type Puzzle, puzzleStateOf } from './index.ts';

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
        expect(puzzleStateOf(game(puzzle).telling.events, puzzle, told(), ref)).toBe('open');
        match.say(puzzle.seat, says);
      }
      expect(puzzleStateOf(game(puzzle).telling.events, puzzle, told(), ref)).toBe('solved');
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
  const progress = (...lines: Line[]): string =>
    puzzleStateOf(GAMES['nemesis']!.telling.events, puzzle, lines, '@character.scout');
  expect(progress(line('repaired'), line('turn'))).toBe('open');
  expect(progress(line('repaired'), line('turn'), line('repaired'))).toBe('solved');
  expect(progress(line('repaired'), line('repaired', '@character.pilot'))).toBe('open');
  expect(progress(line('turn', '@character.pilot'), line('turn'))).toBe('open');
  expect(progress(line('turn'), line('turn'), line('repaired'))).toBe('failed');
  expect(progress(line('dies'))).toBe('failed');
});
