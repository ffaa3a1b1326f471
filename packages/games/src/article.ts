/** A page about a card, a room, a creature, a character or a token. */
import type { CardSheet } from './card-sheet.ts';
import type { Voice } from './text/voice.ts';

export interface Article {
  /** The message that is its name, but for the cards of a character: `room.nest`, `card.captain-rest`. */
  readonly id: string;
  /** The table that it stands in. */
  readonly kind: string;
  /** What it is listed under in that table. */
  readonly set: string;
  readonly name: string;
  readonly text: string;
  readonly cost: string | null;
  /** What stands beside the text, each in a word or two. */
  readonly tags: readonly string[];
  /** How many there are, unless exactly one. */
  readonly copies: number;
  readonly rule: string | null;
  readonly sure: CardSheet['sure'];
  /** The articles of what belongs to it. */
  readonly see: readonly string[];
  /** What an objective asks for: names of tips, the most telling first that has one. */
  readonly asks: readonly string[];
}

type ArticleInput = Pick<Article, 'id' | 'kind' | 'set' | 'text'> & Partial<Article>;

export const article = (voice: Voice, written: ArticleInput): Article => ({
  name: voice.say(written.id),
  cost: null,
  tags: [],
  copies: 1,
  rule: null,
  sure: 'confirmed',
  see: [],
  asks: [],
  ...written,
});

/** Things without a cost show a dash. */
const isPaid = (voice: Voice, cost: string): boolean =>
  !voice.has('noCost') || cost !== voice.say('noCost');

export const cardArticles = (voice: Voice, sheets: readonly CardSheet[]): Article[] =>
  sheets.map(({ kind, id, cost, ...sheet }) => ({
    ...sheet,
    id: `${kind}.${id}`,
    kind,
    cost: isPaid(voice, cost) ? cost : null,
    see: [],
    asks: [],
  }));

/** The heading of what is listed together: a character’s cards are listed under the character. */
export const setTitle = (voice: Voice, set: string): string =>
  voice.say(voice.has(`set.${set}`) ? `set.${set}` : `character.${set}`);

/** The tip for what an article asks for. */
export const tipFor = (
  { asks }: Article,
  tips: Readonly<Record<string, string>>,
): string | undefined => asks.map((name) => tips[name]).find((tip) => tip !== undefined);
