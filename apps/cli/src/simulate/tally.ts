import type { View } from '@deadlight/engine';
import type { Voice } from '@deadlight/games';

/** How a game sums up many games of it: what is kept of each one, and what they all come to. */
export interface Tally<Facts = unknown, Sums extends object = object> {
  /** What is kept of a game that is over, where nothing is secret any more; plain data. */
  facts(end: View): Facts;
  /** What many games come to: plain data that goes into the summary. */
  sums(facts: readonly Facts[]): Sums;
  /** The same for people, in blocks of lines. */
  report(sums: Sums, voice: Voice): string[][];
}
