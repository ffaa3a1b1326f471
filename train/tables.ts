/** Many tables of one school, played in lock-step: each stands at a question of some seat, written down as bytes. */

import { Sight } from '@deadlight/bots';
import {
  byHabit,
  type Mind,
  MOST_OPTIONS,
  mindOf,
  optionSizeOf,
  stateSizeOf,
  type Weighed,
  weighed,
  writeOptions,
  writeState,
} from '@deadlight/bots/learned';
import { checkSetup, type Random, randomFrom, Table } from '@deadlight/engine';
import type { School } from './schools.ts';

/** Numbers ahead of each question. */
export const HEADER = 16;
const HEADER_AT = {
  seat: 0,
  options: 1,
  ended: 2,
  met: 3,
  won: 4,
  alive: 9,
  metAtEnd: 14,
  length: 15,
};
/** A game of more questions than this is broken off as lost. */
const LONGEST = 1500;

/** One table, the question it stands at, and what came of the game before. */
interface Place {
  table: Table;
  random: Random;
  sight: Sight;
  weighed: Weighed;
  questions: number;
  ended: Table | null;
  length: number;
}

export class Tables {
  readonly #school: School;
  readonly #mind: Mind;
  readonly #seeds: string;
  readonly #places: Place[];
  #begun = 0;
  readonly stateSize: number;
  readonly optionSize: number;
  /** For each table a header, then for each what the seat sees, then all options of all of them. */
  readonly bytes: Int8Array;
  readonly #header: Float32Array;

  constructor(school: School, tables: number, seeds: string) {
    this.#school = school;
    this.#mind = mindOf(school.game.id);
    this.#seeds = seeds;
    const eyes = this.#mind.eyes!;
    this.stateSize = stateSizeOf(eyes);
    this.optionSize = optionSizeOf(eyes);
    const most = HEADER * 4 + this.stateSize + MOST_OPTIONS * this.optionSize;
    this.bytes = new Int8Array(tables * most);
    this.#header = new Float32Array(this.bytes.buffer, 0, tables * HEADER);
    this.#places = Array.from({ length: tables }, () => this.#begin());
  }

  #begin(): Place {
    const { game, players, options } = this.#school;
    const seed = `${this.#seeds}:${this.#begun++}`;
    const table = Table.start(game, checkSetup(game, { seats: players, seed, options }));
    const place = { table, random: randomFrom(`${seed}:players`), questions: 0 } as Place;
    place.ended = null;
    this.#goOn(place);
    return place;
  }

  /** Plays by habit to the next question that is worth weighing, in this game or in the next. */
  #goOn(place: Place): void {
    for (;;) {
      const { table } = place;
      if (table.over !== null || place.questions > LONGEST) {
        const next = this.#begin();
        const { questions } = place;
        Object.assign(place, next, { ended: table, length: questions });
        return;
      }
      const seat = table.pending[0]!;
      const sight = new Sight(table, seat);
      const told = this.#mind.tells?.(sight);
      const found = told === undefined ? weighed(this.#mind, sight) : null;
      if (found !== null) {
        place.sight = sight;
        place.weighed = found;
        return;
      }
      table.decide(seat, told ?? byHabit(this.#mind, sight, place.random));
    }
  }

  /** Answers every question with one of its options, and plays on. */
  answer(chosen: Uint8Array): void {
    this.#places.forEach((place, i) => {
      const { table, sight, weighed } = place;
      place.ended = null;
      place.questions++;
      table.decide(sight.seat, weighed.options[chosen[i]!]!);
      this.#goOn(place);
    });
  }

  /** Writes down all questions; gives the number of bytes. */
  write(): number {
    const { bytes, stateSize, optionSize } = this;
    const mind = this.#mind;
    const eyes = mind.eyes!;
    const header = this.#header;
    const count = this.#places.length;
    const states = count * HEADER * 4;
    let options = states + count * stateSize;
    let total = 0;
    for (const place of this.#places) total += place.weighed.options.length;
    const end = options + total * optionSize;
    bytes.fill(0, 0, end);
    this.#places.forEach((place, i) => {
      const { sight, weighed, table } = place;
      const at = i * HEADER;
      header[at + HEADER_AT.seat] = sight.seat;
      header[at + HEADER_AT.options] = weighed.options.length;
      header[at + HEADER_AT.met] = this.#school.met(table, sight.seat);
      if (place.ended !== null) this.#writeEnd(place.ended, place.length, at);
      writeState(eyes, sight, bytes, states + i * stateSize);
      writeOptions(mind, eyes, sight, weighed, bytes, options);
      options += weighed.options.length * optionSize;
    });
    return end;
  }

  #writeEnd(ended: Table, length: number, at: number): void {
    const header = this.#header;
    header[at + HEADER_AT.ended] = 1;
    header[at + HEADER_AT.length] = length;
    header[at + HEADER_AT.metAtEnd] = this.#school.met(ended, 0);
    for (let seat = 0; seat < ended.state.seats; seat++) {
      header[at + HEADER_AT.won + seat] = ended.over?.winners.includes(seat) ? 1 : 0;
      header[at + HEADER_AT.alive + seat] = this.#school.isAlive(ended, seat) ? 1 : 0;
    }
  }
}
