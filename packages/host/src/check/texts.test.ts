import { flatten, LANGUAGES, valuesOf } from '@deadlight/games/text';
import { describe, expect, it } from 'vitest';
import { loadCheckTexts } from './texts.ts';

const english = flatten(await loadCheckTexts('en'));

describe.each(LANGUAGES)('the texts of checks in %s', (language) => {
  it('are complete, and take the same values', async () => {
    const texts = flatten(await loadCheckTexts(language));
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [name, text] of texts)
      expect(valuesOf(text, language), name).toEqual(valuesOf(english.get(name)!, 'en'));
  });
});
