/** Many environments in lock-step, written as bytes: a table whose game has ended begins the next one at once. */
import type { Game, Seat } from '@deadlight/engine';
import { Environment, type Place } from './environment.ts';

/** Where the header of a table has what; the rewards of all seats follow. */
const HEADER_AT = { seat: 0, ended: 1, steps: 2, rewards: 3 } as const;
const MAX_SEATS = 6;
const WORD = Float32Array.BYTES_PER_ELEMENT;

interface Running {
  readonly env: Environment;
  episode: number;
  steps: number;
}

export class Batch {
  readonly #seed: string;
  readonly #tables: readonly Running[];
  readonly #numbers: Float32Array;
  readonly #observations: Float32Array;
  readonly #masks: Uint8Array;
  /** A header for each table, then each observation, both in floats; then each mask, in bytes. */
  readonly bytes: Uint8Array;
  /** How many numbers a header has. */
  readonly header = HEADER_AT.rewards + MAX_SEATS;
  /** Where seats see differently many numbers, that of the seat that sees most; the others are filled up with 0. */
  readonly observationSize: number;
  readonly actionCount: number;

  constructor(game: Game, place: Place, tables: number, seed: string) {
    this.#seed = seed;
    this.#tables = Array.from({ length: tables }, () => ({
      env: new Environment(game, place),
      episode: 0,
      steps: 0,
    }));
    const { env } = this.#tables[0]!;
    const sizes = env.seats.map((seat: Seat) => env.namesFor(seat).length);
    this.observationSize = Math.max(...sizes);
    this.actionCount = env.actionCount;
    const floats = tables * (this.header + this.observationSize);
    this.bytes = new Uint8Array(floats * WORD + tables * this.actionCount);
    const { buffer } = this.bytes;
    this.#numbers = new Float32Array(buffer, 0, tables * this.header);
    this.#observations = new Float32Array(
      buffer,
      this.#numbers.byteLength,
      tables * this.observationSize,
    );
    this.#masks = new Uint8Array(buffer, floats * WORD);
    this.#tables.forEach((table, i) => {
      this.#begin(table, i);
      this.#write(table, i);
    });
  }

  #begin(table: Running, i: number): void {
    table.steps = 0;
    // A game may end before the learner is asked anything.
    do table.env.reset(`${this.#seed}:${i}:${table.episode++}`);
    while (table.env.done);
  }

  /** Takes an action at every table. */
  answer(actions: Uint32Array): void {
    this.#tables.forEach((table, i) => {
      const { env } = table;
      const at = i * this.header;
      this.#numbers.fill(0, at, at + this.header);
      env.step(actions[i]!);
      table.steps++;
      if (env.done) {
        this.#numbers[at + HEADER_AT.ended] = 1;
        this.#numbers[at + HEADER_AT.steps] = table.steps;
        this.#numbers.set(env.rewards, at + HEADER_AT.rewards);
        this.#begin(table, i);
      }
      this.#write(table, i);
    });
  }

  #write({ env }: Running, i: number): void {
    this.#numbers[i * this.header + HEADER_AT.seat] = env.seat + 1;
    const from = i * this.observationSize;
    this.#observations.fill(0, from, from + this.observationSize);
    this.#observations.set(env.observe(), from);
    const mask = this.#masks.subarray(i * this.actionCount, (i + 1) * this.actionCount);
    mask.fill(0);
    for (const action of env.legalActions()) mask[action] = 1;
  }
}
