/** A game as a reinforcement learning environment: reset, step, observe, legal. */
import {
  allSeats,
  checkSetup,
  type Game,
  type Option,
  type OptionValue,
  type Random,
  randomFrom,
  type Seat,
  type Setup,
  Table,
  type View,
  viewOf,
} from '@deadlight/engine';
import type { Bot } from '../bot.ts';
import { answerOf, Sight } from '../sight.ts';
import { Actions, DONE } from './actions.ts';
import { NetworkInputs, type NetworkQuestion } from './network-inputs.ts';
import { Observations } from './observations.ts';

export interface Place {
  readonly players: number;
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** The seat of the learner, from 0; null where the learner plays all seats. */
  readonly seat: Seat | null;
  /** Plays all other seats. */
  readonly others: Bot;
}

export class Environment {
  readonly #game: Game;
  readonly #setup: Setup;
  /** The seats of the learner. */
  readonly seats: readonly Seat[];
  readonly #others: Bot;
  readonly #actions: Actions;
  readonly #observations: ReadonlyMap<Seat, Observations>;
  readonly #networkInputs: NetworkInputs | null;
  #seat: Seat;
  #table: Table;
  #random: Random;
  /** The learner's current options, their action numbers, and those chosen so far. */
  #options: readonly Option[] = [];
  #numbers: readonly number[] = [];
  #chosen: Option[] = [];

  constructor(game: Game, { players, options = {}, seat, others }: Place) {
    this.#game = game;
    this.#setup = checkSetup(game, { seats: players, seed: '0', options });
    this.seats = seat === null ? allSeats(this.#setup.seats) : [seat];
    this.#seat = this.seats[0]!;
    this.#others = others;
    this.#actions = new Actions(game);
    this.#observations = new Map(
      this.seats.map((one) => [one, new Observations(game, this.#setup, one)]),
    );
    this.#networkInputs = NetworkInputs.of(game);
    this.#random = randomFrom('');
    this.#table = Table.start(game, this.#setup);
    this.reset('0');
  }

  /** The size of the action space, which is constant. */
  get actionCount(): number {
    return this.#actions.size;
  }

  actionName(action: number): string {
    return this.#actions.name(action);
  }

  /** The learner's seat that is asked; at the end the one that was asked last. */
  get seat(): Seat {
    return this.#seat;
  }

  /** The name of each number in an observation. */
  get observationNames(): readonly string[] {
    return this.namesFor(this.seats[0]!);
  }

  /** The same for another seat of the learner. */
  namesFor(seat: Seat): readonly string[] {
    return this.#of(seat).names;
  }

  #of(seat: Seat): Observations {
    const observations = this.#observations.get(seat);
    if (observations === undefined) throw new RangeError(`seat ${seat + 1} is not the learner's`);
    return observations;
  }

  /** Starts the game of a seed and plays up to the learner's first question. */
  reset(seed: string): void {
    const setup = checkSetup(this.#game, { ...this.#setup, seed });
    this.#table = Table.start(this.#game, setup);
    this.#random = randomFrom(`${seed}:players`);
    this.#goOn();
  }

  /** Takes an action and plays up to the learner's next question. */
  step(action: number): void {
    if (this.done) throw new RangeError('the game is over: reset it');
    if (!this.legalActions().includes(action))
      throw new RangeError(`${this.#nameOf(action)} is not legal`);
    if (action !== DONE) this.#chosen.push(this.#options[this.#numbers.indexOf(action)]!);
    const { choose } = this.#sight;
    if (action !== DONE && this.#chosen.length < choose.max) return;
    this.#table.decide(this.#seat, answerOf(this.#sight, this.#chosen));
    this.#goOn();
  }

  /** The learner's observation, of constant size. Options chosen so far show in `legal`. */
  observe(seat = this.#seat): Float32Array {
    return this.#of(seat).of(this.view(seat));
  }

  /** The same as structured data. */
  view(seat = this.#seat): View {
    this.#of(seat);
    return viewOf(this.#table, seat);
  }

  /** The open question as the networks of this project get it; null where they are not asked. */
  network(): NetworkQuestion | null {
    if (this.#networkInputs === null)
      throw new RangeError(`nobody has said what a network is shown of ${this.#game.id}`);
    return this.done ? null : this.#networkInputs.question(this.#sight, this.#actions);
  }

  get networkNames(): NetworkInputs['names'] | null {
    return this.#networkInputs?.names ?? null;
  }

  /** The action mask. For a question that takes several options: one option after another, then `done`. */
  legal(): Uint8Array {
    const mask = new Uint8Array(this.#actions.size);
    for (const action of this.legalActions()) mask[action] = 1;
    return mask;
  }

  /** The same as a list. */
  legalActions(): number[] {
    if (this.done) return [];
    const { min, max } = this.#sight.choose;
    const open = this.#numbers.filter((_, i) => !this.#chosen.includes(this.#options[i]!));
    const mayEnd = (min !== 1 || max !== 1) && this.#chosen.length >= min;
    return mayEnd ? [DONE, ...open] : open;
  }

  get done(): boolean {
    return this.#table.over !== null;
  }

  /** 1 if the learner has won the game, otherwise 0. */
  get reward(): number {
    return this.rewards[this.#seat]!;
  }

  /** The same for every seat. */
  get rewards(): readonly number[] {
    const winners = this.#table.over?.winners ?? [];
    return allSeats(this.#setup.seats).map((seat) => (winners.includes(seat) ? 1 : 0));
  }

  #nameOf(action: number): string {
    const { size } = this.#actions;
    return action >= 0 && action < size
      ? `action ${action} (${this.#actions.name(action)})`
      : `action ${action}, none of 0 to ${size - 1},`;
  }

  get #sight(): Sight {
    return new Sight(this.#table, this.#seat);
  }

  /** Plays the other seats until the learner is asked. */
  #goOn(): void {
    const table = this.#table;
    for (; table.over === null; ) {
      const own = table.pending.find((seat) => this.seats.includes(seat));
      if (own !== undefined) {
        this.#seat = own;
        break;
      }
      const seat = table.pending[0]!;
      table.decide(seat, this.#others.answer(new Sight(table, seat), this.#random));
    }
    this.#chosen = [];
    this.#options = this.done ? [] : this.#sight.options;
    this.#numbers = this.#actions.of(this.#options);
  }
}
