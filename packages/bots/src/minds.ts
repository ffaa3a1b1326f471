import type { Mind } from './mind.ts';

const MINDS = new Map<string, Mind>();

/** Lets bots play a game. An app that loads games one by one teaches each when it is loaded. */
export function teach<V>(game: string, mind: Mind<V>): void {
  MINDS.set(game, mind as unknown as Mind);
}

export function mindOf<V>(game: string): Mind<V> {
  const mind = MINDS.get(game);
  if (mind === undefined)
    throw new RangeError(`no bot has learned ${game}; they know ${[...MINDS.keys()].join(', ')}`);
  return mind as unknown as Mind<V>;
}
