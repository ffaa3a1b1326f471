import type { Game, Vocabulary } from '@deadlight/engine';
import type { Article } from '../article.ts';
import type { CardSheet } from '../card-sheet.ts';
import type { Language, Texts, Voice } from '../text/voice.ts';
import type { Telling } from './telling.ts';

/** A game as a page loads it: alone, in the one language that is spoken, and without its rules. */
export interface AppGame {
  readonly vocabulary: Vocabulary;
  /** The seats' own names, clockwise: `seat.red` is the text of one. */
  readonly seats: readonly string[];
  readonly telling: Telling;
  loadTexts(language: Language): Promise<Texts>;
  cards(voice: Voice): CardSheet[];
  /** Everything that has its own page, table by table. */
  articles(voice: Voice): Article[];
}

/** The same with the rules, for a host. */
export interface HostedGame extends Omit<AppGame, 'vocabulary'> {
  readonly game: Game;
}
