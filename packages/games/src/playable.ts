/** A complete game with its texts in every language: for the terminal, tests and tools. */
import type { Game } from '@deadlight/engine';
import type { Article } from './article.ts';
import type { CardSheet } from './card-sheet.ts';
import type { Manifest } from './manifest.ts';
import type { Rigging } from './scenario/rigging.ts';
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
  /** Everything that has its own page, table by table. */
  articles(voice: Voice): Article[];
}

/** The same, with the types of its variables and of its rigging. */
interface Whole<V, G> extends Omit<PlayableGame, 'game' | 'rigging' | 'rules'> {
  readonly game: Game<V>;
  readonly rigging: Rigging<V, G>;
}

/** Erases the types of variables, so that games fit into one list. */
export const playableGame = <V, G>({ id, prefix }: Manifest, whole: Whole<V, G>): PlayableGame =>
  ({ ...whole, rules: { file: `${id}.md`, prefix } }) as unknown as PlayableGame;
