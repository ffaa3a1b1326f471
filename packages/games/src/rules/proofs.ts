/** Which rules a scenario or a test file claims to prove. */
import { parse } from 'yaml';
import { casesOf } from '../scenario/cases.ts';

/** The ids in a scenario's `rules:` list, in all its cases. */
export function rulesOfScenario(yaml: string): string[] {
  const ids = casesOf(parse(yaml)).flatMap(({ written }) => {
    const rules = (written as { readonly rules?: unknown } | null)?.rules;
    return Array.isArray(rules) ? rules.map(String) : [];
  });
  return [...new Set(ids)];
}

/** A title of a test or a group of tests, also behind a table: `it.each(…)('title'`. */
const TITLE = /(?:\b(?:it|test|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
const NOT_RUN = /\.(?:skip|todo)\b/;
const BRACKETS = /\[([^\]]*)\]/g;
const ID = /^[A-Z]{3}-[\w-]+$/;

/** The ids in square brackets in the titles of tests that run. */
export function rulesOfTests(source: string): string[] {
  const ids = new Set<string>();
  for (const [call, , title] of source.matchAll(TITLE)) {
    if (NOT_RUN.test(call.slice(0, call.indexOf('(')))) continue;
    for (const [, inside] of title!.matchAll(BRACKETS))
      for (const word of inside!.split(/[\s,]+/)) if (ID.test(word)) ids.add(word);
  }
  return [...ids];
}
