/** What comes from outside is looked up and measured here, so that it can do no harm. */

/** What a dictionary holds under a word from outside; inherited names (`constructor`, `__proto__`) are none. */
export const lookUp = <T>(dictionary: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(dictionary, word) ? dictionary[word] : undefined;

/** A dictionary that inherits nothing, to be filled with words from outside. */
export const emptyDictionary = <T>(): Record<string, T> => Object.create(null) as Record<string, T>;

/** A file with more characters than this is refused before it is read. A long game has some 40,000. */
export const MOST_OF = {
  record: 4_000_000,
  link: 500_000,
  scenario: 200_000,
  experiment: 200_000,
} as const;

/** Why a text is too long to be read, or null. */
export const tooLong = (what: keyof typeof MOST_OF, length: number): string | null =>
  length > MOST_OF[what]
    ? `it is too big: a ${what} has at most ${MOST_OF[what].toLocaleString('en')} characters`
    : null;
