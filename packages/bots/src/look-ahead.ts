import { type Answer, next, type Random, type Seat, steer, type Table } from '@deadlight/engine';
import { byHabit } from './drifter.ts';
import type { Ledger, Mind } from './mind.ts';
import { Sight } from './sight.ts';

/** What was begun is played to its end by habit, but for no more decisions than this. */
const LONGEST = 40;

/** Lets everyone go on by habit until what has been begun is done. */
export function settle<V>(mind: Mind<V>, table: Table<V>, random: Random): void {
  for (let i = 0; i < LONGEST && table.over === null && !mind.isQuiet(table); i++) {
    const seat = table.pending[0]!;
    table.decide(seat, byHabit(mind, new Sight(table, seat), random));
  }
}

/** What an imagined table comes to for a seat: won, lost, or what the mind makes of it. */
export function judge<V>(
  mind: Mind<V>,
  table: Table<V>,
  before: Table<V>,
  seat: Seat,
  ledger: Ledger,
): void {
  if (table.over === null) mind.judge(table, seat, ledger);
  else if (mind.ending) ledger.add('ending', mind.ending(table, before, seat));
  else ledger.add('ending', table.over.winners.includes(seat) ? 1 : 0);
}

/** Tries an answer on imagined tables, the same ones with the same luck for every answer. */
export class LookAhead<V> {
  readonly #mind: Mind<V>;
  readonly #sight: Sight<V>;
  readonly #worlds: readonly Table<V>[];
  readonly #luck: Random;

  constructor(mind: Mind<V>, sight: Sight<V>, worlds: number, random: Random) {
    this.#mind = mind;
    this.#sight = sight;
    const die = next(random);
    this.#worlds = Array.from({ length: worlds }, (_, i) => {
      const world = sight.imagine(String(next(random)));
      // Neighbouring numbers: ten worlds have all faces of the first die, of ten or of fewer sides.
      steer(world.state.random, die + i);
      return world;
    });
    this.#luck = [next(random) | 1, next(random), next(random), next(random)];
  }

  get worlds(): number {
    return this.#worlds.length;
  }

  /** Writes down what an answer comes to, on all tables together. */
  try(answer: Answer, ledger: Ledger): void {
    for (const world of this.#worlds) {
      const table = world.clone();
      const luck: Random = [...this.#luck];
      table.decide(this.#sight.seat, answer);
      settle(this.#mind, table, luck);
      judge(this.#mind, table, world, this.#sight.seat, ledger);
    }
  }
}
