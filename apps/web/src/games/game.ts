/** What a game brings to the table; everything else is the same for all. */
import type { Line, View } from '@deadlight/engine';
import type { CardSheet } from '@deadlight/games';
import type { Handbook } from '@deadlight/games/handbook';
import type { AppGame, Said } from '@deadlight/games/telling';
import type { Language, Voice } from '@deadlight/games/text';
import type { Cast } from '../director/beat.ts';
import type { EndScene } from '../end/end-scene.ts';
import type { Rule } from '../rules/look-up.ts';
import type { Scene } from '../table/scene.ts';

export interface TableGame {
  readonly app: AppGame;
  readonly icons: Readonly<Record<string, string>>;
  /** All that is drawn of a view. */
  sceneOf(view: View, voice: Voice, sheets: readonly CardSheet[]): Scene;
  /** The parts of the scene that an option belongs to, by their ids. */
  targetsOf(view: View, option: Said): readonly string[];
  /** Where a line of the log happened, or null. */
  placeOf(line: Line): string | null;
  /** Who the lines of the log speak of, and how each is shown. */
  castOf(view: View): Cast;
  /** Whether a line tells of something that everybody should notice. */
  isGreat(line: Line): boolean;
  /** The dice of a line: sides that show what was rolled. */
  diceOf(line: Line): { readonly icon: string; readonly face: string } | null;
  endOf(view: View, voice: Voice, sheets: readonly CardSheet[]): EndScene;
  /** Whether a line opens a round of the story. */
  opensRound(line: Line): boolean;
  /** The name of the text for a cost; without one, costs are cards. */
  readonly costText?: string;
  /** Options that cannot be taken back and matter are confirmed. */
  readonly grave: readonly string[];
  /** The rules as players are told them, and the numbered ones behind them. */
  loadHandbook(language: Language): Promise<Handbook>;
  loadRules(): Promise<readonly Rule[]>;
}
