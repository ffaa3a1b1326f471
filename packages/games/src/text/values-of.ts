import { IntlMessageFormat } from 'intl-messageformat';

type Ast = ReturnType<IntlMessageFormat['getAst']>;

/** Every argument of a message. */
export function argumentsOf(format: IntlMessageFormat): string[] {
  const names = new Set<string>();
  const visit = (parts: Ast): void => {
    for (const part of parts) {
      // Everything but literal text and `#` names a value.
      if ('value' in part && part.type !== 0) names.add(String(part.value));
      if ('options' in part) for (const { value } of Object.values(part.options)) visit(value);
    }
  };
  visit(format.getAst());
  return [...names];
}

/**
 * The names of all values that a message takes, in whatever form; every language must take the same.
 * `{and}` is none: a language may say in one predicate what another says in two.
 */
export const valuesOf = (text: string, language: string): string[] => [
  ...new Set(
    argumentsOf(new IntlMessageFormat(text, language))
      .filter((argument) => argument !== 'and')
      .map((argument) => argument.replace(/(_.*|Id)$/, ''))
      .sort(),
  ),
];
