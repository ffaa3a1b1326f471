/** Safe look-ups and size limits for untrusted input. */

/** Looks up an untrusted word; inherited names (`constructor`, `__proto__`) are not found. */
export const lookUp = <T>(dictionary: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(dictionary, word) ? dictionary[word] : undefined;

/** A dictionary without a prototype, for untrusted keys. */
export const emptyDictionary = <T>(): Record<string, T> => Object.create(null) as Record<string, T>;

/** Longer files are refused before they are parsed. A long game has some 40,000 characters. */
export const MAX_LENGTH = {
  record: 4_000_000,
  link: 500_000,
  scenario: 200_000,
  experiment: 200_000,
} as const;

/** Why a text is too long to be read, or null. */
export const tooLong = (what: keyof typeof MAX_LENGTH, length: number): string | null =>
  length > MAX_LENGTH[what]
    ? `it is too big: a ${what} has at most ${MAX_LENGTH[what].toLocaleString('en')} characters`
    : null;
