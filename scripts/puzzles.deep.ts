import { PUZZLES } from '@deadlight/games/puzzles';
import { expect, it } from 'vitest';
import { Trial } from './puzzle-proof.ts';

const ALL = Object.values(PUZZLES)
  .flat()
  .map((puzzle) => [puzzle.game, puzzle.id, puzzle] as const);

const WORLDS = 60;
/** Luck may save one in so many, if one knew it beforehand. */
const LUCK = 4;

it.each(ALL)('%s, %s: luck hardly ever saves a temptation', (_game, _id, puzzle) => {
  const trial = new Trial(puzzle);
  expect(trial.solvedIn(WORLDS)).toBe(WORLDS);
  for (const temptation of puzzle.temptations.keys())
    for (const first of trial.tempting(temptation))
      expect(trial.couldBeSolvedIn(WORLDS, first), first).toBeLessThanOrEqual(WORLDS / LUCK);
});
