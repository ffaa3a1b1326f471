/** Compares what a scenario expects with the actual table. */

const show = (value: unknown): string => JSON.stringify(value) ?? 'nothing';

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sortedTexts = (list: readonly unknown[]): string[] => list.map(show).sort();

/** `{ has: […] }`, `{ lacks: […] }` and `{ count: n }` say something about a list. */
function compareList(
  what: string,
  wanted: Record<string, unknown>,
  is: readonly unknown[],
): string[] {
  const failures: string[] = [];
  const have = sortedTexts(is);
  for (const [word, value] of Object.entries(wanted)) {
    if (word === 'count') {
      if (value !== is.length)
        failures.push(
          `${what}: expected ${show(value)} of them, there are ${is.length}: ${show(is)}`,
        );
    } else if (word === 'has' || word === 'lacks') {
      for (const item of value as unknown[])
        if (have.includes(show(item)) !== (word === 'has'))
          failures.push(
            `${what}: expected ${word === 'has' ? '' : 'no '}${show(item)}, it is ${show(is)}`,
          );
    } else failures.push(`${what}: a list is compared with has, lacks or count, not "${word}"`);
  }
  return failures;
}

/** The differences, in words. Maps need only contain what is expected; lists must match in any order. */
export function compare(what: string, wanted: unknown, is: unknown): string[] {
  if (Array.isArray(wanted)) {
    const same = Array.isArray(is) && show(sortedTexts(wanted)) === show(sortedTexts(is));
    return same ? [] : [`${what}: expected ${show(wanted)}, it is ${show(is)}`];
  }
  if (isMap(wanted)) {
    if (Array.isArray(is)) return compareList(what, wanted, is);
    if (!isMap(is)) return [`${what}: expected ${show(wanted)}, it is ${show(is)}`];
    return Object.entries(wanted).flatMap(([key, value]) =>
      key in is || value === null
        ? compare(`${what}.${key}`, value, is[key] ?? null)
        : [`${what}: there is no "${key}"; there are ${Object.keys(is).join(', ') || 'none'}`],
    );
  }
  return Object.is(wanted, is) ? [] : [`${what}: expected ${show(wanted)}, it is ${show(is)}`];
}
