import { SEARCH_CARDS } from '@deadlight/games/rules/panic';
import { expect, it } from 'vitest';
import { worthOfCard } from './belongings.ts';

it('every search card that can be kept has a worth, except gas cans and shots, which are counted separately', () => {
  const kept = SEARCH_CARDS.filter(({ use }) => use !== 'immediate' && use !== 'role');
  const counted = kept.filter(({ traits }) => !traits?.burns && !traits?.shots);
  expect(counted.length).toBeGreaterThan(10);
  expect(counted.filter((card) => worthOfCard(card) <= 0)).toEqual([]);
});
