import type { Table, View } from '@deadlight/engine';
import type { Voice } from '@deadlight/games';
import type { GameFacts } from './facts.ts';

/** Observes a game while it is played. */
export interface Watcher<Seen = unknown> {
  /** Is called before every decision. */
  look(table: Table): void;
  /** What has been seen, when the game is over. */
  readonly seen: Seen;
}

/** How a game summarizes many games: the facts kept of each, and their sums. */
export interface Tally<Facts extends GameFacts = GameFacts, Sums extends object = object> {
  /** Watches what the end of a game no longer shows. */
  watch?(): Watcher;
  /** The facts kept of a finished game, where nothing is secret; plain data. */
  facts(end: View, seen?: unknown): Facts;
  /** The sums of many games: plain data that goes into the summary. */
  sums(facts: readonly Facts[]): Sums;
  /** The same for people, in blocks of lines. */
  report(sums: Sums, voice: Voice): string[][];
}
