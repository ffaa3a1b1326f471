import type { Table, View } from '@deadlight/engine';
import type { Voice } from '@deadlight/games';
import type { GameFacts } from './facts.ts';

/** Looks on while a game is played. */
export interface Watcher<Seen = unknown> {
  /** Is called before every decision. */
  look(table: Table): void;
  /** What has been seen, when the game is over. */
  readonly seen: Seen;
}

/** How a game sums up many games of it: what is kept of each one, and what they all come to. */
export interface Tally<Facts extends GameFacts = GameFacts, Sums extends object = object> {
  /** For what the end of a game does not show any more. */
  watch?(): Watcher;
  /** What is kept of a game that is over, where nothing is secret any more; plain data. */
  facts(end: View, seen?: unknown): Facts;
  /** What many games come to: plain data that goes into the summary. */
  sums(facts: readonly Facts[]): Sums;
  /** The same for people, in blocks of lines. */
  report(sums: Sums, voice: Voice): string[][];
}
