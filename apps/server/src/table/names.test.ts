import { describe, expect, it } from 'vitest';
import { checkUnlike, formOf, nameFrom } from './names.ts';

describe('a name', () => {
  it.each([
    'Ada',
    'Björn',
    'Ольга',
    'علی‌رضا',
    'می‌خواهم',
    '李小龍',
    'क्‍ष',
    'สมชาย',
    '👨‍👩‍👧‍👦',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '❤️',
    'Zoë ☕',
    '👩🏽‍🚀 Ada',
    'x'.repeat(24),
    '👨‍👩‍👧‍👦'.repeat(10),
  ])('may be %s', (name) => {
    expect(nameFrom(name)).toBe(name.normalize('NFC'));
  });

  it.each([
    ['nothing', ''],
    ['blanks', ' \u00a0\u3000'],
    ['a letter without ink (Hangul)', '\u3164'],
    ['another letter without ink', '\u115f'],
    ['a picture without ink (Braille)', '\u2800'],
    ['a selector alone', '\ufe0f'],
    ['a joiner alone', '\u200d'],
    ['joiners in a row', 'a\u200c\u200cb'],
    ['a joiner at the end', 'Ada\u200d'],
    ['a name with a letter without ink', 'Ada\u3164'],
    ['writing that is turned round', 'a\u202eb'],
    ['a line break of another kind inside a control', 'a\u0007b'],
    ['too much', 'x'.repeat(25)],
    ['a tower of marks', `a${'\u0301\u0302\u0303\u0304\u0305'}`],
    ['a character of nobody', '\ue000'],
  ])('is not %s', (_what, name) => {
    expect(() => nameFrom(name)).toThrow(expect.objectContaining({ problem: 'bad-name' }));
  });

  it('has single blanks, and none around it', () => {
    expect(nameFrom('  Ada \n Lovelace ')).toBe('Ada Lovelace');
  });

  it.each([
    ['Ada', 'ADA'],
    ['Ada', 'аdа'],
    ['Ada', 'A d a'],
    ['Ada', 'Ａｄａ'],
    ['Ada', 'Adá'],
    ['Bill', 'BiIl'],
    ['Bob', 'B0b'],
    ['Marni', 'Mami'],
    ['علی‌رضا', 'علیرضا'],
  ])('%s is taken for %s', (one, other) => {
    expect(() => checkUnlike(other, ['Eve', one])).toThrow(
      expect.objectContaining({ problem: 'name-taken' }),
    );
  });

  it.each([
    ['Ada', 'Ida'],
    ['राम', 'रीमा'],
    ['李', '季'],
    ['👨‍👩‍👧', '👨‍👩‍👦'],
    ['☕', '🍵'],
  ])('%s is not taken for %s', (one, other) => {
    expect(formOf(one)).not.toBe(formOf(other));
  });
});
