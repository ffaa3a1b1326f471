import { PUZZLES } from '@deadlight/games/puzzles';
import { expect, it } from 'vitest';
import { Trial } from './puzzle-proof.ts';

const ALL = Object.values(PUZZLES)
  .flat()
  .map((puzzle) => [puzzle.game, puzzle.id, puzzle] as const);

/** Worlds in which the kept way must lead to the goal: all of them. */
const MANY = 60;
/** Worlds in which a temptation is looked through to its end, and in how many of them luck may save it. */
const SOME = 4;
const LUCK = 1;

it.each(ALL)(
  '%s, %s: the kept way solves it, whatever is hidden and rolled',
  (_game, _id, puzzle) => {
    expect(new Trial(puzzle).solvedIn(MANY)).toBe(MANY);
  },
);

it.each(ALL)(
  '%s, %s: both temptations look good, and next to nothing that follows them solves it',
  (_game, _id, puzzle) => {
    const trial = new Trial(puzzle);
    for (const temptation of puzzle.temptations.keys()) {
      const tempting = trial.tempting(temptation);
      expect(tempting, puzzle.temptations[temptation]).not.toEqual([]);
      expect(tempting.some((first) => trial.looksGood(first))).toBe(true);
      for (const first of tempting)
        expect(trial.couldBeSolvedIn(SOME, first), first).toBeLessThanOrEqual(LUCK);
    }
  },
);
