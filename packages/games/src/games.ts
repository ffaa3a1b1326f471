/** Every game that can be played here, with what belongs to it. */
import type { Game } from '@deadlight/engine';
import type { Article } from './article.ts';
import type { CardSheet } from './card-sheet.ts';
import { articles as lockdownArticles } from './lockdown/articles.ts';
import { lockdown } from './lockdown/index.ts';
import { lockdownRigging } from './lockdown/rigging.ts';
import { cardSheets as lockdownCards } from './lockdown/sheets.ts';
import { lockdownTelling } from './lockdown/telling.ts';
import { lockdownTexts } from './lockdown/text/index.ts';
import { articles as nemesisArticles } from './nemesis/articles.ts';
import { nemesis } from './nemesis/index.ts';
import { nemesisRigging } from './nemesis/rigging.ts';
import { cardSheets as nemesisCards } from './nemesis/sheets.ts';
import { nemesisTelling } from './nemesis/telling.ts';
import { nemesisTexts } from './nemesis/text/index.ts';
import { articles as panicArticles } from './panic/articles.ts';
import { panic } from './panic/index.ts';
import { panicRigging } from './panic/rigging.ts';
import { cardSheets } from './panic/sheets.ts';
import { panicTelling } from './panic/telling.ts';
import { panicTexts } from './panic/text/index.ts';
import { COLOURS } from './panic/things.ts';
import type { Rigging } from './scenario/rigging.ts';
import { SEATS } from './survival/things.ts';
import type { Telling } from './telling/telling.ts';
import type { Language, Texts, Voice } from './text/voice.ts';

export interface PlayableGame {
  readonly game: Game;
  readonly rigging: Rigging;
  /** The seats' own names, clockwise: `seat.red` is the text of one. */
  readonly seats: readonly string[];
  readonly texts: Readonly<Record<Language, Texts>>;
  readonly telling: Telling;
  /** The rule catalogue's name, and what its ids begin with. */
  readonly rules: { readonly file: string; readonly prefix: string };
  cards(voice: Voice): CardSheet[];
  /** All that has a page of its own, table by table. */
  articles(voice: Voice): Article[];
}

/** The same, before it is forgotten which variables the game has and how its tables are laid out. */
interface Whole<V, G> extends Omit<PlayableGame, 'game' | 'rigging'> {
  readonly game: Game<V>;
  readonly rigging: Rigging<V, G>;
}

/** Lets games of different variables stand side by side. */
const playable = <V, G>(whole: Whole<V, G>): PlayableGame => whole as unknown as PlayableGame;

export const GAMES: Readonly<Record<string, PlayableGame>> = {
  panic: playable({
    game: panic,
    rigging: panicRigging,
    seats: COLOURS,
    texts: panicTexts,
    telling: panicTelling,
    rules: { file: 'panic.md', prefix: 'PAN' },
    cards: cardSheets,
    articles: panicArticles,
  }),
  nemesis: playable({
    game: nemesis,
    rigging: nemesisRigging,
    seats: SEATS,
    texts: nemesisTexts,
    telling: nemesisTelling,
    rules: { file: 'nemesis.md', prefix: 'NEM' },
    cards: nemesisCards,
    articles: nemesisArticles,
  }),
  lockdown: playable({
    game: lockdown,
    rigging: lockdownRigging,
    seats: SEATS,
    texts: lockdownTexts,
    telling: lockdownTelling,
    rules: { file: 'lockdown.md', prefix: 'LCK' },
    cards: lockdownCards,
    articles: lockdownArticles,
  }),
  // A new game goes above.
};
