import type { View } from '@deadlight/engine';
import type { Voice } from '@deadlight/games';

/** Looks on while a game is played. */
export interface Watcher {
  /** Is called before every decision, with the game's variables; they change later. */
  look(vars: unknown): void;
  /** What has been seen, when the game is over. */
  readonly seen: unknown;
}

/** How a game sums up many games of it: what is kept of each one, and what they all come to. */
export interface Tally<Facts = unknown, Sums extends object = object> {
  /** For what the end of a game does not show any more. */
  watch?(): Watcher;
  /** What is kept of a game that is over, where nothing is secret any more; plain data. */
  facts(end: View, seen?: unknown): Facts;
  /** What many games come to: plain data that goes into the summary. */
  sums(facts: readonly Facts[]): Sums;
  /** The same for people, in blocks of lines. */
  report(sums: Sums, voice: Voice): string[][];
}
