import { guessBy } from './imagine.ts';
import type { Mind } from './mind.ts';

/** The minds of the games that are loaded. */
const loaded = new Map<string, Mind>();

/** Registers the mind of a game. An app that loads games one by one registers each when it is loaded. */
export function teach<V>(game: string, mind: Mind<V>): void {
  loaded.set(game, mind as unknown as Mind);
  if (mind.guess) guessBy(game, mind.guess);
}

/** For a game without a mind every option is equally good. */
const UNTAUGHT: Mind = {
  terms: [],
  speech: 'untaught',
  facts: () => ({}),
  habit: () => 1,
  judge() {},
  isQuiet: () => true,
};

export const isTaught = (game: string): boolean => loaded.has(game);

export function mindOf<V>(game: string): Mind<V> {
  return (loaded.get(game) ?? UNTAUGHT) as unknown as Mind<V>;
}

/** What a seat makes of claims, in a game in which there are any. */
export const hearsayOf = (game: string): Mind['hearsay'] => mindOf(game).hearsay;
