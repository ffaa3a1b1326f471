import { GAMES } from '@deadlight/games';
import { flatten, LANGUAGES, type Language, type Texts, valuesOf } from '@deadlight/games/text';
import { describe, expect, it } from 'vitest';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

const TEXTS: Readonly<Record<Language, Texts>> = { en, de, fr, es };
const english = flatten(en);

describe.each(LANGUAGES)('the texts of the app in %s', (language) => {
  const texts = flatten(TEXTS[language]);

  it('are complete, and take the same values', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [name, text] of texts) {
      expect(valuesOf(text, language), name).toEqual(valuesOf(english.get(name)!, 'en'));
    }
  });

  it.each(Object.entries(GAMES))('hide nothing that %s says', (_id, { texts: game }) => {
    const hidden = [...flatten(game[language]).keys()].filter((name) => texts.has(name));
    expect(hidden).toEqual([]);
  });
});

it.each(LANGUAGES.filter((language) => language !== 'en'))('are translated into %s', (language) => {
  const same = [...flatten(TEXTS[language])].filter(
    ([name, text]) => text === english.get(name) && text.replace(/\{[^}]*\}/g, '').length > 20,
  );
  expect(same).toEqual([]);
});
