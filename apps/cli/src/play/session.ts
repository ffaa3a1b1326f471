/** One game at one keyboard. */
import type { Player } from '@deadlight/bots';
import type { Match, Seat } from '@deadlight/engine';
import type { Rule } from '@deadlight/games';
import type { Keyboard } from './keyboard.ts';
import type { Screen } from './screen.ts';

export interface Session {
  readonly match: Match;
  readonly people: readonly Seat[];
  /** Seat by seat; those of people are not asked. */
  readonly players: readonly Player[];
  readonly rules: readonly Rule[];
  readonly screen: Screen;
  readonly keyboard: Keyboard;
  /** Where the game is kept while it is played. */
  readonly saveTo: string | null;
  show(lines: readonly string[]): void;
}
