import { Refused, Stale } from './errors.ts';
import type { Game, Setup } from './game.ts';
import { Log } from './log.ts';
import { parseAnswer, printAnswer } from './notation.ts';
import { includes, NOBODY, type Seat } from './seats.ts';
import { copyState, hashOf, type State } from './state.ts';
import { Table } from './table.ts';
import type { Answer } from './verbs.ts';

/** One seat's answer, in notation. */
export interface Decision {
  readonly seat: Seat;
  readonly says: string;
}

/** The hashes of table and log after `at` decisions. */
export interface Checkpoint {
  readonly at: number;
  readonly state: string;
  readonly log: string;
}

/** Decisions between two checkpoints. */
const STRETCH = 25;

/** A checkpoint with the number of log entries that it covers. */
interface Mark extends Checkpoint {
  readonly told: number;
}

/** The table after a number of decisions, at a question that nobody had answered yet. */
interface Point<V> {
  readonly at: number;
  readonly state: State<V>;
  readonly told: number;
}

/** Maximum decisions between two restore points; undo replays the decisions after the nearest one. */
const APART = 32;

interface Begun<V> {
  readonly marks?: boolean;
  readonly from?: State<V> | null;
}

/** A game in progress: the table, all decisions, the log, and what undo needs. */
export class Match<V = unknown> {
  readonly game: Game<V>;
  readonly setup: Setup;
  readonly log = new Log();
  readonly decisions: Decision[] = [];
  #marks: Mark[] = [];
  #table: Table<V>;
  /** The restore point that undo starts from; null for the start of the game. */
  #point: Point<V> | null = null;
  /** The last decisions of one seat since anybody last learned something new. */
  #undoable = 0;
  /** Whether the last question was put to several seats at once. */
  #together = false;
  /** How often the game advanced or went back, and how often a single seat took back its answer. */
  #turns = 0;
  readonly #withdrawn: number[];
  readonly #marksAlong: boolean;
  /** The table that was laid out, where play does not begin with the set-up. */
  readonly #from: State<V> | null;

  /**
   * Without `marks`, checkpoints are computed on demand, by replaying the game. A match that begins `from` a table
   * that was laid out has no record: its setup does not lead there.
   */
  constructor(game: Game<V>, setup: Setup, { marks = true, from = null }: Begun<V> = {}) {
    this.game = game;
    this.setup = setup;
    this.#marksAlong = marks;
    this.#from = from;
    this.#table = this.#begin();
    this.#withdrawn = new Array(setup.seats).fill(0);
  }

  #begin(): Table<V> {
    return this.#from === null
      ? Table.start(this.game, this.setup, this.log)
      : new Table(this.game, copyState(this.#from), this.log);
  }

  get table(): Table<V> {
    return this.#table;
  }

  /**
   * The number of the current question to a seat. It grows when the game advances or goes back, not when
   * others answer a simultaneous question: who has answered is secret.
   */
  numberFor(seat: Seat): number {
    return this.#turns + (this.#withdrawn[seat] ?? 0);
  }

  /** Takes an answer. `at` is the number of the question answered; a stale one is refused. */
  decide(seat: Seat, answer: Answer, at = this.numberFor(seat)): void {
    this.#checkFresh(seat, at);
    const table = this.#table;
    const alone = table.asked.length === 1;
    const point = this.#pointBefore(seat);
    const isLast = table.pending.length === 1;
    this.#together = !alone;
    table.learned = NOBODY;
    table.leaked = false;
    table.decide(seat, answer);
    this.#point = point;
    // A seat may take back a decision that only revealed what it knew itself, such as a card from its hand.
    const found = table.leaked || includes(table.learned, seat);
    // If undo were possible until somebody else answers, its refusal would tell that somebody has.
    if (found || table.asked.length > 1 || !alone) this.#undoable = 0;
    else this.#undoable = this.decisions.at(-1)?.seat === seat ? this.#undoable + 1 : 1;
    const said = typeof answer === 'number' ? answer : answer.toSorted((a, b) => a - b);
    this.decisions.push({ seat, says: printAnswer(this.game, said) });
    if (isLast) this.#turns++;
    if (this.#marksAlong && this.decisions.length % STRETCH === 0) this.#marks.push(this.#mark());
  }

  /**
   * The restore point to use once this seat has decided. A copy of the table costs as much
   * as a decision and is rarely needed, so only one is made every few decisions.
   */
  #pointBefore(seat: Seat): Point<V> | null {
    const { table, decisions, log } = this;
    const at = decisions.length;
    const isNear = at - (this.#point?.at ?? 0) < APART;
    const isGoingOn = this.undoable(seat) > 0 || table.pending.length < table.asked.length;
    if (isNear || isGoingOn) return this.#point;
    return { at, state: copyState(table.state), told: log.entries.length };
  }

  /** The checkpoints up to now. */
  get checkpoints(): readonly Checkpoint[] {
    return this.#marked.#marks;
  }

  /** The same match, with its marks. */
  get #marked(): Match<V> {
    if (this.#marksAlong) return this;
    const marked = new Match(this.game, this.setup, { from: this.#from });
    for (const { seat, says } of this.decisions) marked.say(seat, says);
    return marked;
  }

  /** The current hashes of table and log. */
  checkpoint(): Checkpoint {
    const { at, state, log } = this.#marked.#mark();
    return { at, state, log };
  }

  /** The hash of the log chains on the previous one, so that no entry is hashed twice. */
  #mark(): Mark {
    const at = this.decisions.length;
    const last = this.#marks.findLast((mark) => mark.at <= at);
    if (last?.at === at) return last;
    const { entries } = this.log;
    const told = entries.length;
    const log = hashOf([last?.log ?? '', entries.slice(last?.told ?? 0)]);
    return { at, state: this.#table.hash, log, told };
  }

  #forgetMarks(after: number): void {
    this.#marks = this.#marks.filter(({ at }) => at <= after);
  }

  /** Takes an answer in notation. */
  say(seat: Seat, says: string, at = this.numberFor(seat)): void {
    this.#checkFresh(seat, at);
    this.decide(seat, this.read(seat, says));
  }

  #checkFresh(seat: Seat, at: number): void {
    const now = this.numberFor(seat);
    if (at !== now)
      throw new Stale(
        `seat ${seat + 1} is too late: the answer is for question ${at + 1}, the game is at ${now + 1}`,
      );
  }

  /** Parses notation as an answer to the seat's current question. */
  read(seat: Seat, says: string): Answer {
    const { min, max } = this.#table.choose(seat);
    return parseAnswer(this.game, says, min !== 1 || max !== 1);
  }

  /**
   * How many of its last decisions a seat may take back without asking anyone. If several are asked
   * at once, each may take back its own answer until the last one is in.
   */
  undoable(seat: Seat): number {
    if (this.#table.asked.length > 1) return this.#table.hasAnswered(seat) ? 1 : 0;
    return this.decisions.at(-1)?.seat === seat ? this.#undoable : 0;
  }

  /** Why a seat cannot undo; null if it can, or has decided nothing. */
  whyNotUndo(seat: Seat): 'learned' | 'others' | null {
    // With several seats asked, nobody learns who has answered, or who was last.
    if (this.#table.asked.length > 1 || this.undoable(seat) > 0) return null;
    if (!this.#together && this.decisions.at(-1)?.seat === seat) return 'learned';
    return this.decisions.some((decision) => decision.seat === seat) ? 'others' : null;
  }

  /** Takes back the seat's last decision. */
  undo(seat: Seat): void {
    if (this.undoable(seat) === 0)
      throw new Refused(
        `seat ${seat + 1} cannot take that back: somebody learned or did something since`,
      );
    if (this.#undoable === 0) this.#withdraw(seat);
    else {
      this.decisions.pop();
      this.#forgetMarks(this.decisions.length);
      this.#undoable--;
      this.#playAgain();
      this.#turns++;
    }
  }

  /** Other seats' answers to the same question stay, in whatever order they came. */
  #withdraw(seat: Seat): void {
    this.#table.withdraw(seat);
    const own = this.decisions.findLastIndex((decision) => decision.seat === seat);
    this.decisions.splice(own, 1);
    this.#forgetMarks(own);
    this.#withdrawn[seat]!++;
  }

  /** Goes back to an earlier decision; only for a table that has agreed to it. */
  rewind(to: number): void {
    if (!Number.isInteger(to) || to < 0 || to > this.decisions.length)
      throw new Refused(`there is no decision ${to}, only ${this.decisions.length}`);
    const kept = this.decisions.slice(0, to);
    this.decisions.length = 0;
    this.log.entries.length = 0;
    this.#marks = [];
    this.#point = null;
    this.#undoable = 0;
    this.#table = this.#begin();
    const turns = this.#turns;
    for (const { seat, says } of kept) this.say(seat, says);
    // Numbers are never reused: an answer in flight to a question that is gone must not fit another.
    this.#turns = turns + 1;
  }

  /** Rebuilds the table from its decisions. */
  #playAgain(): void {
    const { game, log, decisions } = this;
    const point = this.#point;
    log.entries.length = point?.told ?? 0;
    this.#table = point === null ? this.#begin() : new Table(game, copyState(point.state), log);
    for (const { seat, says } of decisions.slice(point?.at ?? 0))
      this.#table.decide(seat, this.read(seat, says));
  }
}
