/** Determinization: a bot samples what it cannot know, by the game's own deal or by its mind's guess. */
import { type Redeal, redeal, type Seat, type Table } from '@deadlight/engine';

/** A better guess than the game's own deal, for tables of one ruleset. */
export interface Guess<V> {
  readonly rules: number;
  readonly deal: Redeal<V>;
}

const GUESSES = new Map<string, Guess<unknown>>();

export function guessBy<V>(game: string, guess: Guess<V>): void {
  GUESSES.set(game, guess as Guess<unknown>);
}

/** A table that could be this one: everything the seat cannot know is dealt again. */
export function imagine<V>(table: Table<V>, seat: Seat, seed: string): Table<V> {
  const { id, rules } = table.game;
  const guess = GUESSES.get(id) as Guess<V> | undefined;
  // Games on older rulesets use their own deal.
  return redeal(table, seat, seed, guess?.rules === rules ? guess.deal : undefined);
}
