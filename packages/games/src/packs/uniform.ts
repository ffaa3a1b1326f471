/**
 * The same list, each of its members with all the fields that any of them has, in one order: what it does
 * not say is undefined. Rules that look at many cards in turn are much faster if all have one form.
 */
export function uniform<T extends object>(list: readonly T[]): T[] {
  const fields = new Set(list.flatMap((one) => Object.keys(one)));
  const blank = Object.fromEntries([...fields].map((field) => [field, undefined]));
  return list.map((one) => ({ ...blank, ...one }));
}
