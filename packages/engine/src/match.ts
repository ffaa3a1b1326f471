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

/** The hashes of table and log after so many decisions. */
export interface Checkpoint {
  readonly at: number;
  readonly state: string;
  readonly log: string;
}

/** A checkpoint is kept whenever so many more decisions have been made. */
const STRETCH = 25;

/** A checkpoint with the number of log entries that it covers. */
interface Mark extends Checkpoint {
  readonly told: number;
}

/** The table as it stood after so many decisions, at a question that nobody had answered yet. */
interface Point<V> {
  readonly at: number;
  readonly state: State<V>;
  readonly told: number;
}

/** What is taken back is at most so many decisions away from a point; what lies between is played again. */
const APART = 32;

/** A game being played: the table, all decisions so far, the log, and the way back. */
export class Match<V = unknown> {
  readonly game: Game<V>;
  readonly setup: Setup;
  readonly log = new Log();
  readonly decisions: Decision[] = [];
  #marks: Mark[] = [];
  #table: Table<V>;
  /** Where the way back begins; null for the start of the game. */
  #point: Point<V> | null = null;
  /** The last decisions of one seat, as long as nothing came to light that it did not know. */
  #undoable = 0;
  /** Whether the last question was put to several at once. */
  #together = false;
  /** How often the game went on or back, and how often a seat alone took back its answer. */
  #turns = 0;
  readonly #withdrawn: number[];
  readonly #marksAlong: boolean;

  /** Without `marks`, checkpoints are worked out only when somebody asks for them, by playing it all again. */
  constructor(game: Game<V>, setup: Setup, { marks = true }: { readonly marks?: boolean } = {}) {
    this.game = game;
    this.setup = setup;
    this.#marksAlong = marks;
    this.#table = Table.start(game, setup, this.log);
    this.#withdrawn = new Array(setup.seats).fill(0);
  }

  get table(): Table<V> {
    return this.#table;
  }

  /**
   * The number of what a seat is asked, or would be. It grows when the game goes on or back, not when
   * others answer what several are asked at once: who has answered is nobody's business.
   */
  numberFor(seat: Seat): number {
    return this.#turns + (this.#withdrawn[seat] ?? 0);
  }

  /** Takes an answer. `at` is the number of the question that it answers; a stale one is refused. */
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
    // Who has only shown what was known to the seat itself, such as a card from its hand, may take that back.
    const found = table.leaked || includes(table.learned, seat);
    // What could be taken back until somebody else answers would tell whether anybody has.
    if (found || table.asked.length > 1 || !alone) this.#undoable = 0;
    else this.#undoable = this.decisions.at(-1)?.seat === seat ? this.#undoable + 1 : 1;
    const said = typeof answer === 'number' ? answer : answer.toSorted((a, b) => a - b);
    this.decisions.push({ seat, says: printAnswer(this.game, said) });
    if (isLast) this.#turns++;
    if (this.#marksAlong && this.decisions.length % STRETCH === 0) this.#marks.push(this.#mark());
  }

  /**
   * The point that the way back may begin at once this seat has decided. A copy of the table costs as much
   * as a decision, and hardly any is ever needed: one in so many must do.
   */
  #pointBefore(seat: Seat): Point<V> | null {
    const { table, decisions, log } = this;
    const at = decisions.length;
    const isNear = at - (this.#point?.at ?? 0) < APART;
    const isGoingOn = this.undoable(seat) > 0 || table.pending.length < table.asked.length;
    if (isNear || isGoingOn) return this.#point;
    return { at, state: copyState(table.state), told: log.entries.length };
  }

  /** The checkpoints on the way here. */
  get checkpoints(): readonly Checkpoint[] {
    return this.#marked.#marks;
  }

  /** The same match, with its marks. */
  get #marked(): Match<V> {
    if (this.#marksAlong) return this;
    const marked = new Match(this.game, this.setup);
    for (const { seat, says } of this.decisions) marked.say(seat, says);
    return marked;
  }

  /** The hashes of table and log as they are now. */
  checkpoint(): Checkpoint {
    const { at, state, log } = this.#marked.#mark();
    return { at, state, log };
  }

  /** The hash of the log covers the one before it, so that nothing is read twice. */
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

  /** Reads an answer in notation, as an answer to what the seat is asked now. */
  read(seat: Seat, says: string): Answer {
    const { min, max } = this.#table.choose(seat);
    return parseAnswer(this.game, says, min !== 1 || max !== 1);
  }

  /**
   * How many of its last decisions a seat may take back without asking anyone. Where several are asked
   * at once, each may take back its own answer until the last one is in.
   */
  undoable(seat: Seat): number {
    if (this.#table.asked.length > 1) return this.#table.hasAnswered(seat) ? 1 : 0;
    return this.decisions.at(-1)?.seat === seat ? this.#undoable : 0;
  }

  /** Why a seat cannot take anything back; null if it can, or has not decided anything. */
  undoBar(seat: Seat): 'learned' | 'others' | null {
    // If several are asked, nobody learns who has answered, or who was last.
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

  /** The others' answers to the same question stay, in whatever order they came. */
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
      throw new Refused(`there are ${this.decisions.length} decisions, no number ${to}`);
    const kept = this.decisions.slice(0, to);
    this.decisions.length = 0;
    this.log.entries.length = 0;
    this.#marks = [];
    this.#point = null;
    this.#undoable = 0;
    this.#table = Table.start(this.game, this.setup, this.log);
    const turns = this.#turns;
    for (const { seat, says } of kept) this.say(seat, says);
    // A number is never used twice: what was on its way to a question that is gone must not fit another.
    this.#turns = turns + 1;
  }

  /** Makes the table anew from its decisions. */
  #playAgain(): void {
    const { game, log, decisions } = this;
    const point = this.#point;
    log.entries.length = point?.told ?? 0;
    this.#table =
      point === null
        ? Table.start(game, this.setup, log)
        : new Table(game, copyState(point.state), log);
    for (const { seat, says } of decisions.slice(point?.at ?? 0))
      this.#table.decide(seat, this.read(seat, says));
  }
}
