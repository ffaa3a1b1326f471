import { expect, it } from 'vitest';
import { clip, quoted } from './errors.ts';
import { emptyDictionary, lookUp, MOST_OF, tooLong } from './outside.ts';

it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'a dictionary without "%s" does not inherit it',
  (word) => {
    expect(lookUp({ move: 1 }, word)).toBeUndefined();
    const dictionary = emptyDictionary<number>();
    expect(lookUp(dictionary, word)).toBeUndefined();
    dictionary[word] = 1;
    expect(Object.entries(dictionary)).toEqual([[word, 1]]);
  },
);

it('what a dictionary has is found', () => {
  expect(lookUp({ move: 1 }, 'move')).toBe(1);
});

it('at most a line is quoted', () => {
  expect(quoted('move 12')).toBe('"move 12"');
  expect(clip('one\ntwo')).toBe('one');
  expect(clip('x'.repeat(60))).toBe('x'.repeat(60));
  expect(clip('x'.repeat(1_000_000))).toBe(`${'x'.repeat(60)}…`);
  expect(clip(undefined)).toBe('undefined');
});

it('says what is too long', () => {
  expect(tooLong('record', MOST_OF.record)).toBeNull();
  expect(tooLong('record', MOST_OF.record + 1)).toContain('4,000,000 characters');
});
