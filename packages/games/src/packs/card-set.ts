/** What a set of cards is made of, in one file with its texts. */
import type { Language } from '../text/voice.ts';
import type { Deck, ItemInput } from './item.ts';

/** An Item of a set: it comes from one of the decks, or is crafted. */
export type SetItem = ItemInput & { readonly back: Deck | 'blue' };

/** What a set says in one language: what its option does; for each Item its name, and the grammar of the name. */
export interface SetTexts {
  readonly option: string;
  readonly items: Readonly<Record<string, { readonly name: string; readonly form: string }>>;
}

export interface CardSet {
  /** Names the table option, in camel case. */
  readonly id: string;
  readonly items: readonly SetItem[];
  readonly texts: Readonly<Record<Language, SetTexts>>;
}
