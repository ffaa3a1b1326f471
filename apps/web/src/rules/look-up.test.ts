import { expect, it } from 'vitest';
import { findChapters, findRules } from './look-up.ts';

const RULES = [
  { id: 'NEM-FIRE-01', section: 'Fire', text: 'A fire burns.', ruling: false },
  { id: 'NEM-FIRE-011', section: 'Fire', text: 'It spreads at night.', ruling: true },
];
const BOOK = [
  {
    id: 'danger',
    title: 'Danger',
    paragraphs: [
      { id: 'fire', text: 'Fire hurts.', parts: [], rules: ['NEM-FIRE-01'] },
      { id: 'noise', text: 'Noise calls.', parts: [], rules: ['NEM-NOISE-02'] },
    ],
  },
];

it('finds the one rule of a number, and all with the words', () => {
  expect(findRules(RULES, 'nem-fire-01')).toEqual([RULES[0]]);
  expect(findRules(RULES, 'fire night')).toEqual([RULES[1]]);
  expect(findRules(RULES, '')).toEqual(RULES);
});

it('finds the paragraphs behind a rule, with their chapter', () => {
  expect(findChapters(BOOK, 'NEM-FIRE-01')[0]?.paragraphs.map(({ id }) => id)).toEqual(['fire']);
  expect(findChapters(BOOK, 'danger noise')[0]?.paragraphs.map(({ id }) => id)).toEqual(['noise']);
  expect(findChapters(BOOK, 'slime')).toEqual([]);
  expect(findChapters(BOOK, '')).toEqual(BOOK);
});
