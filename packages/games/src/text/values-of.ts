import { IntlMessageFormat } from 'intl-messageformat';

type Ast = ReturnType<IntlMessageFormat['getAst']>;

/** The names of all values that a message takes; every language must take the same. */
export function valuesOf(text: string, language: string): string[] {
  const names = new Set<string>();
  const visit = (parts: Ast): void => {
    for (const part of parts) {
      // Everything but literal text and `#` names a value.
      if ('value' in part && part.type !== 0) names.add(String(part.value));
      if ('options' in part) for (const { value } of Object.values(part.options)) visit(value);
    }
  };
  visit(new IntlMessageFormat(text, language).getAst());
  return [...names].sort();
}
