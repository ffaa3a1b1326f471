import { GOALS } from '@deadlight/games/puzzles';
import { expect, it } from 'vitest';
import texts from '../text/en.json' with { type: 'json' };

it('says what every puzzle asks for', () => {
  const goals = new Set(Object.values(GOALS).flatMap((game) => Object.keys(game)));
  expect(Object.keys(texts.puzzle.goal).sort()).toEqual([...goals].sort());
});
