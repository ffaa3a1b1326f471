import { flatten, LANGUAGES } from '@deadlight/games';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { cliTexts } from './index.ts';

type Ast = ReturnType<IntlMessageFormat['getAst']>;

/** The names of all values a message uses. */
function argumentsOf(ast: Ast): string[] {
  const names = new Set<string>();
  const walk = (parts: Ast): void => {
    for (const part of parts) {
      // Everything but literal text and `#` names a value.
      if ('value' in part && part.type !== 0) names.add(part.value);
      if ('options' in part) for (const option of Object.values(part.options)) walk(option.value);
    }
  };
  walk(ast);
  return [...names].sort();
}

const english = flatten(cliTexts.en);

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const texts = flatten(cliTexts[language]);

  it('are the same as in English', () => {
    expect([...texts.keys()]).toEqual([...english.keys()]);
  });

  it.each([...texts])('%s is well-formed and uses the same values', (name, text) => {
    const used = argumentsOf(new IntlMessageFormat(text, language).getAst());
    const wanted = argumentsOf(new IntlMessageFormat(english.get(name)!, 'en').getAst());
    expect(used).toEqual(wanted);
    expect(text.trim()).not.toBe('');
  });
});
