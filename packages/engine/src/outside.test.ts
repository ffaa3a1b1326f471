import { expect, it } from 'vitest';
import { clip, quoted } from './errors.ts';
import { emptyDictionary, lookUp, MAX_LENGTH, tooLong } from './outside.ts';

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

it('finds own properties only', () => {
  expect(lookUp({ move: 1 }, 'move')).toBe(1);
});

it('quotes one line at most', () => {
  expect(quoted('move 12')).toBe('"move 12"');
  expect(clip('one\ntwo')).toBe('one');
  expect(clip('x'.repeat(60))).toBe('x'.repeat(60));
  expect(clip('x'.repeat(1_000_000))).toBe(`${'x'.repeat(60)}…`);
  expect(clip(undefined)).toBe('undefined');
});

it('refuses texts that are too long', () => {
  expect(tooLong('record', MAX_LENGTH.record)).toBeNull();
  expect(tooLong('record', MAX_LENGTH.record + 1)).toContain('4,000,000 characters');
});
