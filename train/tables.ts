/** Many tables of one setup, played in lock-step: each waits at a question of some seat, encoded as bytes. */

import { Sight } from '@deadlight/bots';
import {
  byHabit,
  type Inputs,
  inputNames,
  type Leaning,
  leanOrAnswer,
  MAX_OPTIONS,
  type Mind,
  mindOf,
  numberingOf,
  optionSizeOf,
  Places,
  stateSizeOf,
  type Temperament,
  temperamentOf,
  type Weighed,
  weighed,
  writeOptions,
  writeState,
} from '@deadlight/bots/learned';
import {
  type Answer,
  allSeats,
  asSeat,
  checkSetup,
  FIRST_SEAT,
  next,
  type Option,
  type Random,
  randomFrom,
  redeal,
  type Seat,
  Table,
} from '@deadlight/engine';
import { deedOf } from './deeds.ts';
import type { School } from './schools.ts';

/** Header fields of each question. */
export const HEADER = 26;
const HEADER_AT = {
  seat: 0,
  options: 1,
  ended: 2,
  met: 3,
  won: 4,
  alive: 9,
  metAtEnd: 14,
  length: 15,
  fresh: 16,
  side: 17,
  sideAtEnd: 18,
  team: 23,
  seatsAtEnd: 24,
  teamAtEnd: 25,
};
/** Bytes for each option of a companion: the tilt of its temperament, and what kind of deed it is. */
export const LEANING = 2;
export const TILT_ONE = 2;
const MOST_TILT = 127;
/** A game with more questions than this is aborted as lost. */
const LONGEST = 1500;
/** How many positions of won games are kept. */
const MOMENTS = 100;
const WORD = 2 ** 32;

/** One table, its current question as bytes, and the result of its previous game. */
interface Place {
  table: Table;
  random: Random;
  seat: Seat;
  options: readonly Option[];
  bytes: Int8Array;
  /** A companion's leanings, option by option. */
  leanings: Int8Array;
  /** The temperament of each seat, where they are companions. */
  tempers: readonly Temperament[];
  questions: number;
  /** Whether the game began with the setup. */
  fresh: boolean;
  /** A uniformly random position of this game. */
  moment: Table | null;
  ended: Ended | null;
}

interface Ended {
  readonly table: Table;
  readonly questions: number;
  readonly fresh: boolean;
}

type Question = { readonly found: Weighed } & Partial<Leaning>;
type Asked = Question | { readonly answer: Answer };

export class Tables {
  readonly #school: School;
  readonly #mind: Mind;
  readonly #shownAt: Places;
  readonly #seeds: string;
  readonly #again: number;
  readonly #places: Place[];
  /** Positions of won games. */
  readonly #moments: Table[] = [];
  readonly #luck: Random;
  #begun = 0;
  readonly stateSize: number;
  readonly optionSize: number;
  /** Bytes for the leanings to each option; none where nobody is a companion. */
  readonly leaning: number;
  readonly inputs: Inputs;
  /** A header for each table, then each observation, then all options of all tables, then the leanings to them. */
  readonly bytes: Int8Array;
  readonly #header: Float32Array;

  /** `again` is the share of games that begin at a position of a won game. */
  constructor(school: School, tables: number, seeds: string, again = 0) {
    this.#school = school;
    this.#mind = mindOf(school.game.id);
    this.#seeds = seeds;
    this.#again = again;
    this.#luck = randomFrom(`${seeds}:again`);
    const eyes = this.#mind.eyes!;
    this.stateSize = stateSizeOf(eyes);
    this.optionSize = optionSizeOf(eyes);
    this.inputs = { ...inputNames(eyes), ...numberingOf(school.game) };
    this.#shownAt = new Places(school.game, this.inputs);
    this.leaning = school.company === undefined ? 0 : LEANING;
    const most = this.stateSize + MAX_OPTIONS * this.optionSize;
    const leanings = MAX_OPTIONS * this.leaning;
    this.bytes = new Int8Array(tables * (HEADER * 4 + most + leanings));
    this.#header = new Float32Array(this.bytes.buffer, 0, tables * HEADER);
    this.#places = Array.from({ length: tables }, () => {
      const place = {
        bytes: new Int8Array(most),
        leanings: new Int8Array(leanings),
        ended: null,
      } as unknown as Place;
      this.#begin(place);
      this.#goOn(place);
      return place;
    });
  }

  #begin(place: Place): void {
    const { game, players: most, options: all, company } = this.#school;
    const kinds = company ?? all.map((options) => ({ players: most, options }));
    const { players, options } = kinds[this.#begun % kinds.length]!;
    const seed = `${this.#seeds}:${this.#begun++}`;
    const moments = this.#moments;
    place.fresh = moments.length === 0 || next(this.#luck) >= this.#again * WORD;
    if (place.fresh)
      place.table = Table.start(game, checkSetup(game, { seats: players, seed, options }));
    else {
      // Hidden information and dice may turn out differently this time.
      const moment = moments[next(this.#luck) % moments.length]!;
      place.table = redeal(moment, moment.pending[0]!, seed);
    }
    if (company !== undefined)
      place.tempers = allSeats(place.table.state.seats).map((seat) => temperamentOf(seed, seat));
    place.random = randomFrom(`${seed}:players`);
    place.questions = 0;
    place.moment = null;
  }

  #end(place: Place): void {
    const { table, questions, fresh, moment } = place;
    place.ended = { table, questions, fresh };
    if (this.#again === 0 || moment === null || !table.over?.winners.length) return;
    if (this.#moments.length < MOMENTS) this.#moments.push(moment);
    else this.#moments[next(this.#luck) % MOMENTS] = moment;
  }

  /** Plays by habit to the next question worth weighing, in this game or the next. */
  #goOn(place: Place): void {
    for (;;) {
      if (place.table.over !== null || place.questions > LONGEST) {
        this.#end(place);
        this.#begin(place);
      }
      const { table } = place;
      const seat = table.pending[0]!;
      const sight = new Sight(table, seat);
      const asked = this.#ask(place, sight);
      if ('found' in asked) {
        this.#look(place, sight, asked);
        return;
      }
      table.decide(seat, asked.answer);
    }
  }

  #ask({ tempers, random }: Place, sight: Sight): Asked {
    if (this.leaning > 0) return leanOrAnswer(tempers[sight.seat]!, sight, random);
    const told = this.#mind.tells?.(sight);
    if (told !== undefined) return { answer: told };
    const found = weighed(this.#mind, sight);
    return found === null ? { answer: byHabit(this.#mind, sight, random) } : { found };
  }

  /** Encodes a question as soon as it comes up, while its caches are still warm. */
  #look(place: Place, sight: Sight, { found, tilt }: Question): void {
    const eyes = this.#mind.eyes!;
    const { bytes, table } = place;
    place.seat = sight.seat;
    place.options = found.options;
    bytes.fill(0, 0, this.stateSize + found.options.length * this.optionSize);
    writeState(eyes, this.#shownAt, sight, bytes, 0);
    writeOptions(this.#mind, eyes, this.#shownAt, sight, found, bytes, this.stateSize);
    if (tilt !== undefined)
      found.options.forEach((option, i) => {
        const tilted = Math.round(tilt(option) * TILT_ONE);
        place.leanings[i * LEANING] = Math.max(-MOST_TILT, Math.min(MOST_TILT, tilted));
        place.leanings[i * LEANING + 1] = deedOf(sight, option, tilted);
      });
    if (this.#again > 0 && next(this.#luck) % (place.questions + 1) === 0)
      place.moment = table.clone();
  }

  /** Answers every question with one of its options, and plays on. */
  answer(chosen: Uint8Array): void {
    this.#places.forEach((place, i) => {
      place.ended = null;
      place.questions++;
      place.table.decide(place.seat, place.options[chosen[i]!]!);
      this.#goOn(place);
    });
  }

  /** Writes all questions; returns the number of bytes. */
  write(): number {
    const { bytes, stateSize, optionSize } = this;
    const header = this.#header;
    const count = this.#places.length;
    const states = count * HEADER * 4;
    let options = states + count * stateSize;
    header.fill(0);
    this.#places.forEach((place, i) => {
      const at = i * HEADER;
      const size = place.options.length * optionSize;
      header[at + HEADER_AT.seat] = place.seat;
      header[at + HEADER_AT.options] = place.options.length;
      header[at + HEADER_AT.met] = this.#school.met(place.table, place.seat);
      header[at + HEADER_AT.side] = this.#school.side?.(place.table, place.seat) ?? 0;
      header[at + HEADER_AT.team] = this.#isTeam(place.table);
      if (place.ended !== null) this.#writeEnd(place.ended, at);
      bytes.set(place.bytes.subarray(0, stateSize), states + i * stateSize);
      bytes.set(place.bytes.subarray(stateSize, stateSize + size), options);
      options += size;
    });
    if (this.leaning === 0) return options;
    for (const place of this.#places) {
      bytes.set(place.leanings.subarray(0, place.options.length * this.leaning), options);
      options += place.options.length * this.leaning;
    }
    return options;
  }

  #isTeam(table: Table): number {
    return this.#mind.eyes!.isTeam(table) ? 1 : 0;
  }

  #writeEnd({ table, questions, fresh }: Ended, at: number): void {
    const header = this.#header;
    header[at + HEADER_AT.ended] = 1;
    header[at + HEADER_AT.length] = questions;
    header[at + HEADER_AT.fresh] = fresh ? 1 : 0;
    header[at + HEADER_AT.seatsAtEnd] = table.state.seats;
    header[at + HEADER_AT.teamAtEnd] = this.#isTeam(table);
    header[at + HEADER_AT.metAtEnd] = this.#school.met(table, asSeat(0));
    for (let seat = FIRST_SEAT; seat < table.state.seats; seat++) {
      header[at + HEADER_AT.won + seat] = table.over?.winners.includes(seat) ? 1 : 0;
      header[at + HEADER_AT.alive + seat] = this.#school.isAlive(table, seat) ? 1 : 0;
      header[at + HEADER_AT.sideAtEnd + seat] = this.#school.side?.(table, seat) ?? 0;
    }
  }
}
