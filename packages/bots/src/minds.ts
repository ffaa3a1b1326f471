import { guessBy } from './imagine.ts';
import type { Mind } from './mind.ts';

const MINDS = new Map<string, Mind>();

/** Registers the mind of a game. An app that loads games one by one registers each when it is loaded. */
export function teach<V>(game: string, mind: Mind<V>): void {
  MINDS.set(game, mind as unknown as Mind);
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

export const isTaught = (game: string): boolean => MINDS.has(game);

export function mindOf<V>(game: string): Mind<V> {
  return (MINDS.get(game) ?? UNTAUGHT) as unknown as Mind<V>;
}

/** What a seat makes of claims, in a game in which there are any. */
export const hearsayOf = (game: string): Mind['hearsay'] => mindOf(game).hearsay;
