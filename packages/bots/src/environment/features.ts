/** Where the numbers of an observation come from: a name and an index for each. */
import type { View } from '@deadlight/engine';

/** Some numbers of an observation, side by side. */
export interface Feature {
  readonly names: readonly string[];
  /** Writes them into the observation, from an index on. */
  write(view: View, into: Float32Array, from: number): void;
}

/** 1 at the index of the word that is true, 0 at all others. */
export const oneOf = (
  name: string,
  words: readonly string[],
  which: (view: View) => string,
): Feature => {
  const indices = new Map(words.map((word, index) => [word, index]));
  return {
    names: words.map((word) => `${name}:${word}`),
    write(view, into, from) {
      const index = indices.get(which(view));
      if (index !== undefined) into[from + index] = 1;
    },
  };
};

export const number = (name: string, of: (view: View) => number): Feature => ({
  names: [name],
  write(view, into, from) {
    into[from] = of(view);
  },
});
