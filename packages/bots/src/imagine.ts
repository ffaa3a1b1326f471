/** What a bot cannot know, it imagines: as the game deals it anew, or as a mind guesses it. */
import { type Redeal, redeal, type Seat, type Table } from '@deadlight/engine';

/** A better guess than the game's own deal, for tables of a ruleset. */
export interface Guess<V> {
  readonly rules: number;
  readonly deal: Redeal<V>;
}

const GUESSES = new Map<string, Guess<unknown>>();

export function guessBy<V>(game: string, guess: Guess<V>): void {
  GUESSES.set(game, guess as Guess<unknown>);
}

/** A table that could be this one: all that the seat cannot know is dealt anew. */
export function imagine<V>(table: Table<V>, seat: Seat, seed: string): Table<V> {
  const { id, rules } = table.game;
  const guess = GUESSES.get(id) as Guess<V> | undefined;
  // Games of older rules are dealt by their own.
  return redeal(table, seat, seed, guess?.rules === rules ? guess.deal : undefined);
}
