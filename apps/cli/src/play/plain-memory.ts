import type { Context } from '@deadlight/games/ask';

/** What is remembered between two lines of one seat. */
export interface PlainMemory {
  at: string | null;
  unsure: Context['unsure'];
  /** Cards that were named in advance for the questions to come. */
  pays: readonly string[];
  /** The last decision, in notation. */
  says: string | null;
}

export const freshMemory = (): PlainMemory => ({ at: null, unsure: null, pays: [], says: null });
