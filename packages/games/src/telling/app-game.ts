import type { Game } from '@deadlight/engine';
import type { Article } from '../article.ts';
import type { CardSheet } from '../card-sheet.ts';
import type { Language, Texts, Voice } from '../text/voice.ts';
import type { Telling } from './telling.ts';

/** A game as an app loads it: alone, and in the one language that is spoken. */
export interface AppGame {
  readonly game: Game;
  /** The seats' own names, clockwise: `seat.red` is the text of one. */
  readonly seats: readonly string[];
  readonly telling: Telling;
  loadTexts(language: Language): Promise<Texts>;
  cards(voice: Voice): CardSheet[];
  /** All that has a page of its own, table by table. */
  articles(voice: Voice): Article[];
}
