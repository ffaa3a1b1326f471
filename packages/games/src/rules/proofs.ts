/** Which rules a scenario or a test file claims to prove. */
import { parse } from 'yaml';

/** The ids in a scenario's `rules:` list. */
export function rulesOfScenario(yaml: string): string[] {
  const scenario: unknown = parse(yaml);
  if (typeof scenario !== 'object' || scenario === null || !('rules' in scenario)) return [];
  const { rules } = scenario;
  return Array.isArray(rules) ? rules.map(String) : [];
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
