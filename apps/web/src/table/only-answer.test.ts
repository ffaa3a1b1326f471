import { expect, it } from 'vitest';
import { onlyAnswer } from './only-answer.ts';

const one = (notation: string) => ({ notation, verb: notation.split(' ')[0]! });
const [decline, never, light] = ['decline', 'never', 'light flashlight'].map(one);

it('lets happen what nothing can be done about, without a question', () => {
  expect(onlyAnswer([decline!, never!], null)).toBe(decline);
  expect(onlyAnswer([decline!], null)).toBe(decline);
  expect(onlyAnswer([one('armor 0'), never!], one('armor 0'))?.notation).toBe('armor 0');
});

it('asks where there is something to do, and where nothing can be let happen', () => {
  expect(onlyAnswer([decline!, never!, light!], null)).toBeNull();
  expect(onlyAnswer([light!], null)).toBeNull();
  expect(onlyAnswer([], null)).toBeNull();
});
