import { type Answer, next, type Random, type Seat, steer, type Table } from '@deadlight/engine';
import { byHabit } from './drifter.ts';
import type { Ledger, Mind } from './mind.ts';
import { Sight } from './sight.ts';

/** The maximum number of decisions made by habit to finish what an answer began. */
const LONGEST = 40;

/** Plays everyone by habit until the Action in progress is complete. */
function settle<V>(mind: Mind<V>, table: Table<V>, random: Random): void {
  for (let i = 0; i < LONGEST && table.over === null && !mind.isQuiet(table); i++) {
    const seat = table.pending[0]!;
    table.decide(seat, byHabit(mind, new Sight(table, seat), random));
  }
}

/** The value of an imagined table to a seat: won, lost, or the mind's estimate. */
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

/** Tries an answer on imagined tables; every answer gets the same tables and the same luck. */
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
      // Consecutive numbers: ten worlds cover all faces of the first die, if it has at most ten.
      steer(world.state.random, die + i);
      return world;
    });
    this.#luck = [next(random) | 1, next(random), next(random), next(random)];
  }

  get worlds(): number {
    return this.#worlds.length;
  }

  /** Records the value of an answer, summed over all tables. */
  try(answer: Answer, ledger: Ledger): void {
    for (const world of this.#worlds) this.#tryOn(world, answer, ledger);
  }

  /** The same, with a ledger of its own for each table: what varies from one to the next is luck. */
  tryApart<L extends Ledger>(answer: Answer, newLedger: () => L): L[] {
    return this.#worlds.map((world) => {
      const ledger = newLedger();
      this.#tryOn(world, answer, ledger);
      return ledger;
    });
  }

  #tryOn(world: Table<V>, answer: Answer, ledger: Ledger): void {
    const table = world.clone();
    const luck: Random = [...this.#luck];
    table.decide(this.#sight.seat, answer);
    settle(this.#mind, table, luck);
    judge(this.#mind, table, world, this.#sight.seat, ledger);
  }
}
