/** The parts of an observation: a name and an index for each number. */
import type { View } from '@deadlight/engine';

/** Consecutive numbers of an observation. */
export interface Feature {
  readonly names: readonly string[];
  /** Writes them into the observation, starting at an index. */
  write(view: View, into: Float32Array, from: number): void;
}

/** One-hot encoding of a word. */
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
