/** One game at one keyboard. */
import type { Player } from '@deadlight/bots';
import type { Match, Seat } from '@deadlight/engine';
import type { Rule } from '@deadlight/games';
import type { Lesson } from '@deadlight/games/lessons';
import type { Ruleset } from '@deadlight/host/ruleset';
import type { Keyboard } from './keyboard.ts';
import type { PlainCoach } from './plain-coach.ts';
import type { PlainMemory } from './plain-memory.ts';
import type { Screen } from './screen.ts';

export interface Session {
  readonly match: Match;
  /** What a game of older rules is played on with. */
  readonly kept: Ruleset | null;
  readonly people: readonly Seat[];
  /** Seat by seat; those of people are not asked. */
  readonly players: readonly Player[];
  readonly rules: readonly Rule[];
  readonly screen: Screen;
  readonly keyboard: Keyboard;
  /** Where the game is kept while it is played. */
  readonly saveTo: string | null;
  /** Seat by seat, where the game is played without drawing; null where it is drawn. */
  readonly plain: Map<Seat, PlainMemory> | null;
  /** Who teaches the first seat, where a game is learned. */
  readonly coach: PlainCoach | null;
  /** The lesson that is taken; its table is not saved, since no set-up leads to it. */
  readonly lesson: Lesson | null;
  /** How many of its notes each seat has been shown. */
  readonly noted: Map<Seat, number>;
  show(lines: readonly string[]): void;
}
