import { quoted, Refused } from '@deadlight/engine';

/** Larger than any number that a game uses. */
const MAX_NUMBER = 10_000;
const DEEPEST = 20;
const LONGEST = 1000;

const isFar = (number: number): boolean => !(Math.abs(number) <= MAX_NUMBER);

/** Checks that the values of a scenario are bounded, so that setting it up terminates. */
export function checkBounds(value: unknown, path = '', depth = 0): void {
  const fail = (what: string): Refused => new Refused(`${path || 'the scenario'}: ${what}`);
  if (typeof value === 'number') {
    if (isFar(value)) throw fail(`${value} is out of bounds; numbers go up to ${MAX_NUMBER}`);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (depth > DEEPEST) throw fail(`nested more than ${DEEPEST} deep`);
  const entries = Object.entries(value);
  if (entries.length > LONGEST) throw fail(`more than ${LONGEST} entries`);
  for (const [key, inside] of entries) {
    if (/^-?\d+$/.test(key) && isFar(Number(key)))
      throw fail(`${quoted(key)} is out of bounds; numbers go up to ${MAX_NUMBER}`);
    checkBounds(inside, path === '' ? key : `${path}.${key}`, depth + 1);
  }
}
