/** The possible results of an option, as far as a seat may know them: computed from its view alone. */

/** The values of a text. */
type Values = Readonly<Record<string, string>>;

/** One possible result. */
export interface Chance {
  /** The name of a text, `odds.NAME`. */
  readonly name: string;
  readonly data: Values;
  /** From 0 to 1. */
  readonly chance: number;
}

/** A roll or a draw that an option leads to; exactly one of its chances comes true. */
export interface Throw {
  /** The name of a text for what is thrown or drawn, `odds.of.NAME`. */
  readonly of: string;
  /** Whether it happens only sometimes: after something else, or in an unexplored room. */
  readonly maybe: boolean;
  readonly chances: readonly Chance[];
}

/** Equal outcomes of equally likely faces or cards, counted together; the likeliest first, without impossible ones. */
export function chancesOf<T>(
  outcomes: readonly T[],
  name: (outcome: T) => string,
  data: (outcome: T) => Values = () => ({}),
): Chance[] {
  const found = new Map<string, { name: string; data: Values; count: number }>();
  for (const outcome of outcomes) {
    const one = { name: name(outcome), data: data(outcome), count: 0 };
    const key = JSON.stringify([one.name, one.data]);
    const known = found.get(key) ?? one;
    known.count++;
    found.set(key, known);
  }
  return [...found.values()]
    .toSorted((a, b) => b.count - a.count)
    .map(({ count, ...one }) => ({ ...one, chance: count / outcomes.length }));
}
