/** Our rules, played for every move of a contestant that has none: what they alone would add to it. */
import { chooseAny } from '@deadlight/bots';
import { checkSetup, type Random, randomFrom, Table } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { SEATS } from './work.ts';

const { game } = GAMES['nemesis']!;
let begun = 0;

export class OurRules {
  readonly #random: Random = randomFrom('same-work');
  #table = this.#begin();

  #begin(): Table {
    const seed = `same-work:${begun++}`;
    return Table.start(game, checkSetup(game, { seats: SEATS, seed, options: {} }));
  }

  /** One decision at random. */
  play(): void {
    const seat = this.#table.pending[0]!;
    const { options } = this.#table.question(seat);
    this.#table.decide(seat, chooseAny(options, this.#table.choose(seat), this.#random));
    if (this.#table.over !== null) this.#table = this.#begin();
  }
}
