import { flatten, LANGUAGES, valuesOf } from '@deadlight/games/text';
import { describe, expect, it } from 'vitest';
import { cliTexts } from './index.ts';

const english = flatten(cliTexts.en);

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const texts = flatten(cliTexts[language]);

  it('are the same as in English', () => {
    expect([...texts.keys()]).toEqual([...english.keys()]);
  });

  it.each([...texts])('%s is well-formed and uses the same values', (name, text) => {
    const used = valuesOf(text, language);
    const wanted = valuesOf(english.get(name)!, 'en');
    expect(used).toEqual(wanted);
    expect(text.trim()).not.toBe('');
    // A number's format behind anything but a plain space is not read as one.
    expect(text).not.toMatch(/[\u00A0\u202F]::/);
  });
});
