/** What is chosen, as it lies on the table: a card, a Character, a token. */
import type { Card, Pile } from './scene.ts';

export interface Candidate extends Card {
  /** What comes with it: a Character's deck and Items. */
  readonly comesWith?: readonly Pile[];
}
