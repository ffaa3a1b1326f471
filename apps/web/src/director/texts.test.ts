import { flatten, LANGUAGES, valuesOf } from '@deadlight/games/text';
import { describe, expect, it } from 'vitest';
import { loadStageTexts } from './texts.ts';

const english = flatten(await loadStageTexts('en'));

describe.each(LANGUAGES)('the texts of the stage in %s', (language) => {
  it('are complete, and take the same values', async () => {
    const texts = flatten(await loadStageTexts(language));
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [name, text] of texts)
      expect(valuesOf(text, language), name).toEqual(valuesOf(english.get(name)!, 'en'));
  });
});
