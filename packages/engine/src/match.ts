import { Refused } from './errors.ts';
import type { Game, Setup } from './game.ts';
import { Log } from './log.ts';
import { parseAnswer, printAnswer } from './notation.ts';
import { NOBODY, type Seat } from './seats.ts';
import { copyState, type State } from './state.ts';
import { Table } from './table.ts';
import type { Answer } from './verbs.ts';

/** One seat's answer, in notation. */
export interface Decision {
  readonly seat: Seat;
  readonly says: string;
}

interface Point<V> {
  readonly state: State<V>;
  readonly told: number;
}

/** A game being played: the table, all decisions so far, the log, and the way back. */
export class Match<V = unknown> {
  readonly game: Game<V>;
  readonly setup: Setup;
  readonly log = new Log();
  readonly decisions: Decision[] = [];
  #table: Table<V>;
  /** The tables before the last decisions of one seat, as long as nobody learned anything. */
  #points: Point<V>[] = [];

  constructor(game: Game<V>, setup: Setup) {
    this.game = game;
    this.setup = setup;
    this.#table = Table.start(game, setup, this.log);
  }

  get table(): Table<V> {
    return this.#table;
  }

  /** Takes an answer. `at` is the number of decisions the seat has seen; a stale one is refused. */
  decide(seat: Seat, answer: Answer, at = this.decisions.length): void {
    this.#checkFresh(seat, at);
    const table = this.#table;
    const point = { state: copyState(table.state), told: this.log.entries.length };
    table.learned = NOBODY;
    table.decide(seat, answer);
    if (table.learned !== NOBODY) this.#points = [];
    else {
      if (this.decisions.at(-1)?.seat !== seat) this.#points = [];
      this.#points.push(point);
    }
    const said = typeof answer === 'number' ? answer : answer.toSorted((a, b) => a - b);
    this.decisions.push({ seat, says: printAnswer(this.game, said) });
  }

  /** Takes an answer in notation. */
  say(seat: Seat, says: string, at = this.decisions.length): void {
    this.#checkFresh(seat, at);
    this.decide(seat, this.read(seat, says));
  }

  #checkFresh(seat: Seat, at: number): void {
    const now = this.decisions.length;
    if (at !== now)
      throw new Refused(
        `seat ${seat + 1} is too late: the answer is for decision ${at + 1}, the game is at ${now + 1}`,
      );
  }

  /** Reads an answer in notation, as an answer to what the seat is asked now. */
  read(seat: Seat, says: string): Answer {
    const { min, max } = this.#table.choose(seat);
    return parseAnswer(this.game, says, min !== 1 || max !== 1);
  }

  /** How many of its last decisions a seat may take back without asking anyone. */
  undoable(seat: Seat): number {
    return this.decisions.at(-1)?.seat === seat ? this.#points.length : 0;
  }

  /** Takes back the seat's last decision. */
  undo(seat: Seat): void {
    const point = this.undoable(seat) > 0 ? this.#points.pop() : undefined;
    if (point === undefined)
      throw new Refused(
        `seat ${seat + 1} cannot take that back: somebody learned or did something since`,
      );
    this.decisions.pop();
    this.#restore(point);
  }

  /** Goes back to an earlier decision; only for a table that has agreed to it. */
  rewind(to: number): void {
    if (!Number.isInteger(to) || to < 0 || to > this.decisions.length)
      throw new Refused(`there are ${this.decisions.length} decisions, no number ${to}`);
    const kept = this.decisions.slice(0, to);
    this.decisions.length = 0;
    this.log.entries.length = 0;
    this.#points = [];
    this.#table = Table.start(this.game, this.setup, this.log);
    for (const { seat, says } of kept) this.say(seat, says);
  }

  #restore(point: Point<V>): void {
    this.log.entries.length = point.told;
    this.#table = new Table(this.game, point.state, this.log);
  }
}
