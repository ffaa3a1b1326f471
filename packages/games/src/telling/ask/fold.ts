/** Words as they are compared: without capitals, accents and punctuation. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').toLowerCase();

export const tokensOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether what was typed may stand for a word: a number only for itself. */
export const standsFor = (typed: string, word: string): boolean =>
  /^\d+$/.test(typed) ? word === typed : word.startsWith(typed);
