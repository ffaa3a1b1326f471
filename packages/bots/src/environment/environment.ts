/** A game as a reinforcement learning environment: reset, step, observe, legal. */
import {
  checkSetup,
  type Game,
  type Option,
  type OptionValue,
  type Random,
  randomFrom,
  type Seat,
  type Setup,
  Table,
} from '@deadlight/engine';
import type { Bot } from '../bot.ts';
import { answerOf, Sight } from '../sight.ts';
import { Actions, DONE } from './actions.ts';
import { Observations } from './observations.ts';

export interface Place {
  readonly players: number;
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** The seat of the learner, from 0. */
  readonly seat: Seat;
  /** Plays all other seats. */
  readonly others: Bot;
}

export class Environment {
  readonly #game: Game;
  readonly #setup: Setup;
  readonly #seat: Seat;
  readonly #others: Bot;
  readonly #actions: Actions;
  readonly #observations: Observations;
  #table: Table;
  #random: Random;
  /** The learner's current options, their action numbers, and those chosen so far. */
  #options: readonly Option[] = [];
  #numbers: readonly number[] = [];
  #chosen: Option[] = [];

  constructor(game: Game, { players, options = {}, seat, others }: Place) {
    this.#game = game;
    this.#setup = checkSetup(game, { seats: players, seed: '0', options });
    this.#seat = seat;
    this.#others = others;
    this.#actions = new Actions(game);
    this.#observations = new Observations(game, this.#setup, seat);
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

  /** The name of each number in an observation. */
  get observationNames(): readonly string[] {
    return this.#observations.names;
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
    if (this.legal()[action] !== 1) throw new RangeError(`${this.#nameOf(action)} is not legal`);
    if (action !== DONE) this.#chosen.push(this.#options[this.#numbers.indexOf(action)]!);
    const { choose } = this.#sight;
    if (action !== DONE && this.#chosen.length < choose.max) return;
    this.#table.decide(this.#seat, answerOf(this.#sight, this.#chosen));
    this.#goOn();
  }

  /** The learner's observation, of constant size. Options chosen so far show in `legal`. */
  observe(): Float32Array {
    return this.#observations.of(this.#sight.view);
  }

  /** The action mask. For a question that takes several options: one option after another, then `done`. */
  legal(): Uint8Array {
    const mask = new Uint8Array(this.#actions.size);
    if (this.done) return mask;
    const { min, max } = this.#sight.choose;
    this.#numbers.forEach((action, i) => {
      if (!this.#chosen.includes(this.#options[i]!)) mask[action] = 1;
    });
    if ((min !== 1 || max !== 1) && this.#chosen.length >= min) mask[DONE] = 1;
    return mask;
  }

  get done(): boolean {
    return this.#table.over !== null;
  }

  /** 1 if the learner has won the game, otherwise 0. */
  get reward(): number {
    return this.#table.over?.winners.includes(this.#seat) ? 1 : 0;
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
    while (table.over === null && !table.pending.includes(this.#seat)) {
      const seat = table.pending[0]!;
      table.decide(seat, this.#others.answer(new Sight(table, seat), this.#random));
    }
    this.#chosen = [];
    this.#options = this.done ? [] : this.#sight.options;
    this.#numbers = this.#actions.of(this.#options);
  }
}
