import { Broken, Refused } from './errors.ts';
import { FINISHED, type Game, type Setup, type StepNode } from './game.ts';
import type { Log } from './log.ts';
import { printAnswer, printOption } from './notation.ts';
import { type Act, type Ask, END, type Offer, type Procedure } from './procedure.ts';
import { below, diceFrom, shuffle } from './random.ts';
import {
  allSeats,
  EVERYONE,
  includes,
  MAX_SEATS,
  NO_SEAT,
  NOBODY,
  only,
  type Seat,
  type Seats,
} from './seats.ts';
import {
  copyLists,
  copyState,
  type Ending,
  type Frame,
  hashOf,
  type Plain,
  type State,
} from './state.ts';
import type { Answer, Option, WhyNot } from './verbs.ts';
import type { Kind } from './vocabulary.ts';
import { writtenState } from './written.ts';
import { NO_THING, type Thing, type Zone } from './zones.ts';

/** An option that is not offered, and the rule against it. */
export interface Refusal extends WhyNot {
  readonly option: Option;
}

/** What a seat is asked. */
export interface Question {
  readonly seat: Seat;
  /** The procedure and step that ask, which name the text of the question: `trade/offer`. */
  readonly at: string;
  readonly min: number;
  readonly max: number;
  readonly options: readonly Option[];
  readonly refused: readonly Refusal[];
}

/** The refusals, where nobody wants the reasons. */
const NO_REASONS: Refusal[] = [];

/** Everything on a table, in the order in which it was created. */
export const allThings = <V>({ state }: Table<V>): Thing[] =>
  state.where.map((_, index) => index as Thing);

/** The part of a game that resolves rule names to catalogue ids. */
type Catalogue = Pick<Game<never>, 'rule'>;

const addressOf = (game: Catalogue, rule: string): string => game.rule?.(rule) ?? rule;

const NUMBER = /^\d+$/;

/** Reads what a rule gave as its reason: `LCK-GATE-05 suit`. */
function readWhyNot(game: Catalogue, reason: string): WhyNot {
  const [rule, ...details] = reason.split(' ');
  const which = details.find((detail) => !NUMBER.test(detail));
  const missing = details.find((detail) => NUMBER.test(detail));
  return {
    rule: addressOf(game, rule!),
    ...(which !== undefined && { which }),
    ...(missing !== undefined && { missing: Number(missing) }),
  };
}

/** How many refusals of a game are kept. */
const MAX_REFUSALS = 16_384;

/** The refusals of a game that were made before: nearly all of them come up after every decision. */
class Refusals {
  readonly #game: Catalogue;
  readonly #byReason = new Map<string, Map<Option, Refusal>>();
  #count = 0;

  constructor(game: Catalogue) {
    this.#game = game;
  }

  find(option: Option, reason: string): Refusal {
    let found = this.#byReason.get(reason);
    const known = found?.get(option);
    if (known !== undefined) return known;
    const made = { option, ...readWhyNot(this.#game, reason) };
    if (this.#count >= MAX_REFUSALS) return made;
    if (found === undefined) {
      found = new Map();
      this.#byReason.set(reason, found);
    }
    this.#count++;
    found.set(option, made);
    return made;
  }
}

const refusals = new WeakMap<Catalogue, Refusals>();

function refusalsOf(game: Catalogue): Refusals {
  let found = refusals.get(game);
  if (found === undefined) {
    found = new Refusals(game);
    refusals.set(game, found);
  }
  return found;
}

class Offers implements Offer {
  readonly explaining: boolean;
  readonly #known: Refusals | null;
  readonly options: Option[] = [];
  readonly refused: Refusal[];

  constructor(explaining: boolean, game: Catalogue) {
    this.explaining = explaining;
    this.refused = explaining ? [] : NO_REASONS;
    this.#known = explaining ? refusalsOf(game) : null;
  }

  add(option: Option): void {
    this.options.push(option);
  }

  refuse(option: Option, rule: string): void {
    if (this.#known !== null) this.refused.push(this.#known.find(option, rule));
  }

  unless(rule: string | null, option: Option): void {
    if (rule === null) this.options.push(option);
    else this.refuse(option, rule);
  }
}

const NO_SEATS: readonly Seat[] = [];

const unanswered = (asked: readonly Seat[], answers: readonly (Answer | null)[]): Seat[] =>
  asked.filter((_, i) => answers[i] === null);

const NO_OPTIONS: readonly Option[] = [];
const ONE = { min: 1, max: 1 } as const;
/** For each seat, the list that holds it alone. */
const ALONE: readonly (readonly Seat[])[] = allSeats(MAX_SEATS).map((seat) => [seat]);
/** Loop guard: far more steps than any rule takes between two questions. */
const MAX_STEPS = 100_000;
/** Recursion guard: far deeper than any rule nests procedures. */
const DEEPEST = 1000;

/**
 * A game on the table. Rules change it through its first half (things, chance, procedures);
 * the world outside uses only the second (who is asked, what may be answered, the answer).
 */
export class Table<V = unknown> {
  readonly game: Game<V>;
  readonly state: State<V>;
  readonly vars: V;
  #log: Log | null = null;
  readonly #zones: readonly Zone[];
  /** Seats that have learned something since this was last cleared. */
  learned: Seats = NOBODY;
  /** Whether somebody has learned something that the last seat to decide does not know. */
  leaked = false;
  #decider = NO_SEAT;
  /** The zones touched since this was last cleared; null while nobody watches. */
  touched: Set<number> | null = null;
  /** How many times `run` was called; does not change while other seats still have to answer. */
  runs = 0;
  /** Cached nodes of the frames on the stack; `at` tells whether they are still valid. */
  readonly #nodes: StepNode[] = [];
  /** Cache of the last options offered, and their seat. */
  #offered: readonly Option[] = NO_OPTIONS;
  #offeredTo = -1;

  constructor(game: Game<V>, state: State<V>, log: Log | null = null) {
    this.game = game;
    this.state = state;
    this.vars = state.vars;
    this.#zones = game.zones.list;
    this.log = log;
  }

  /** The log; null in bulk play. */
  get log(): Log | null {
    return this.#log;
  }

  set log(log: Log | null) {
    this.#log = log;
    if (log !== null) log.game = this.game;
  }

  // Things and zones

  /** Adds a thing during set-up. */
  create(kind: Kind, zone: number): Thing {
    const { state } = this;
    const thing = state.where.length as Thing;
    state.where.push(zone);
    state.face.push(kind);
    state.known.push(NOBODY);
    state.zones[zone]!.push(thing);
    this.touched?.add(zone);
    return thing;
  }

  zone(zone: number): readonly Thing[] {
    return this.state.zones[zone]!;
  }

  where(thing: Thing): number {
    return this.state.where[thing]!;
  }

  kind(thing: Thing): Kind {
    return this.state.face[thing]!;
  }

  /** The first thing of a kind in a zone, or -1. */
  find(zone: number, kind: Kind): Thing {
    const { face, zones } = this.state;
    const things = zones[zone]!;
    for (let i = 0; i < things.length; i++) if (face[things[i]!] === kind) return things[i]!;
    return NO_THING;
  }

  /** How many things of a kind are in a zone. */
  count(zone: number, kind: Kind): number {
    const { face, zones } = this.state;
    const things = zones[zone]!;
    let n = 0;
    for (let i = 0; i < things.length; i++) if (face[things[i]!] === kind) n++;
    return n;
  }

  /** The thing on top of a zone, or -1. */
  top(zone: number): Thing {
    return this.state.zones[zone]!.at(-1) ?? NO_THING;
  }

  /** Puts a thing on top of a zone. */
  move(thing: Thing, to: number): void {
    const covered = this.top(to);
    const before = this.#lift(thing);
    this.state.zones[to]!.push(thing);
    const zone = this.#zones[to]!;
    if (zone.top && covered >= 0) this.state.known[covered] = EVERYONE;
    this.#land(thing, to, before, zone.top ? EVERYONE : zone.faces);
  }

  /** Inserts a thing into a zone, at an index from its bottom. */
  insert(thing: Thing, to: number, above = 0): void {
    const before = this.#lift(thing);
    const list = this.state.zones[to]!;
    list.splice(above, 0, thing);
    const zone = this.#zones[to]!;
    const onTop = zone.top && list.at(-1) === thing;
    this.#land(thing, to, before, onTop ? EVERYONE : zone.faces);
  }

  #from = 0;
  #follow: Seats = NOBODY;

  /** Takes a thing out of its zone; returns the seats that saw it there. */
  #lift(thing: Thing): Seats {
    const { state } = this;
    const from = state.where[thing]!;
    const list = state.zones[from]!;
    const zone = this.#zones[from]!;
    const known = state.known[thing]!;
    const last = list.length - 1;
    const onTop = list[last] === thing;
    // Not `splice`: docs/engine.md#written-for-v8.
    if (!onTop) for (let i = list.indexOf(thing); i < last; i++) list[i] = list[i + 1]!;
    list.pop();
    this.#from = from;
    this.touched?.add(from);
    const seen = zone.top && onTop ? EVERYONE : zone.faces;
    // From an ordered zone everybody sees which position it leaves; from a hand, only that a thing left.
    this.#follow = zone.ordered ? seen | known : seen;
    if (zone.top && onTop && last > 0) {
      const exposed = list[last - 1]!;
      this.learned |= EVERYONE & ~state.known[exposed]!;
      state.known[exposed] = EVERYONE;
    }
    return seen | known;
  }

  #land(thing: Thing, to: number, before: Seats, after: Seats): void {
    const { state } = this;
    const from = this.#zones[this.#from]!;
    state.where[thing] = to;
    this.touched?.add(to);
    const learned = after & ~before;
    this.learned |= learned;
    if (learned !== NOBODY && !this.#isDeciders(before)) this.leaked = true;
    const follow = this.#follow | after;
    // Knowledge beyond the face is lost when the thing moves.
    const known = follow & ~this.#zones[to]!.faces;
    state.known[thing] = known === NOBODY || this.#hasHiddenInside(thing) ? NOBODY : known;
    if (!from.ordered && from.faces !== EVERYONE) {
      // Seats that did not see which thing left can no longer tell what stayed.
      for (const other of state.zones[this.#from]!) state.known[other]! &= follow;
    }
  }

  /** Turns a thing into another kind, such as the other side of a card. */
  turn(thing: Thing, kind: Kind): void {
    this.state.face[thing] = kind;
    this.touched?.add(this.state.where[thing]!);
  }

  /** Shows a thing to one seat, where it lies. */
  peek(seat: Seat, thing: Thing): void {
    if (this.knows(seat, thing)) return;
    if (this.#decider < 0 || !this.knows(this.#decider, thing)) this.leaked = true;
    this.state.known[thing]! |= only(seat);
    this.touched?.add(this.state.where[thing]!);
    this.learned |= only(seat);
  }

  #isDeciders(seats: Seats): boolean {
    return this.#decider >= 0 && includes(seats, this.#decider);
  }

  /** Shows a thing to everyone, where it lies. */
  reveal(thing: Thing): void {
    if (this.state.known[thing] === EVERYONE) return;
    this.state.known[thing] = EVERYONE;
    this.touched?.add(this.state.where[thing]!);
    this.learned = EVERYONE;
  }

  /** From now on, only seats that see the thing where it lies know it. */
  forget(thing: Thing): void {
    this.state.known[thing] = NOBODY;
    this.touched?.add(this.state.where[thing]!);
  }

  /** Whether the face shows less than the kind. */
  #hasHiddenInside(thing: Thing): boolean {
    return this.game.kinds[this.state.face[thing]!]!.printedFace !== undefined;
  }

  /** The seats that see a thing's kind. */
  seers(thing: Thing): Seats {
    if (this.state.over !== null) return EVERYONE;
    const at = this.state.where[thing]!;
    const zone = this.#zones[at]!;
    if (zone.top && this.top(at) === thing) return EVERYONE;
    return zone.faces | this.state.known[thing]!;
  }

  sees(seat: Seat, thing: Thing): boolean {
    return includes(this.seers(thing), seat);
  }

  /** Whether a seat knows a thing's kind, beyond its face. */
  knows(seat: Seat, thing: Thing): boolean {
    if (!this.sees(seat, thing)) return false;
    if (!this.#hasHiddenInside(thing) || this.state.over !== null) return true;
    const { insideSeenBy } = this.#zones[this.state.where[thing]!]!;
    return includes(insideSeenBy | this.state.known[thing]!, seat);
  }

  /** Adds a note of something that a seat has seen. */
  note(seat: Seat, what: string, data: Readonly<Record<string, Plain>>): void {
    this.state.notes[seat]!.push({ what, data });
    this.learned |= only(seat);
    this.leaked = true;
  }

  // Chance

  /** A die: 1 to `sides`. */
  roll(sides: number): number {
    this.learned = EVERYONE;
    const { state } = this;
    return state.rigged.length > 0 ? state.rigged.shift()! : below(state.random, sides) + 1;
  }

  /** A secret random integer from 0 to n-1. */
  pick(n: number): number {
    if (n < 1) throw new Broken(`${this.game.id}: there is nothing to pick from at ${this.trail}`);
    return below(this.state.random, n);
  }

  shuffle(zone: number): void {
    const list = this.state.zones[zone]!;
    shuffle(this.state.random, list);
    for (const thing of list) this.state.known[thing] = NOBODY;
    this.touched?.add(zone);
  }

  // Procedures

  /**
   * Runs a procedure before the caller's next step. If one step calls several,
   * the last one runs first.
   */
  call<L>(procedure: Procedure<V, L>, local: NoInfer<L>): void {
    if (this.#dropped) return;
    const entry = this.game.entries[procedure.number];
    if (entry === undefined)
      throw new Broken(`${this.game.id} has no procedure "${procedure.name}"`);
    const { stack } = this.state;
    if (stack.length === DEEPEST) {
      const last = stack.slice(-5).map((frame) => frame.at);
      throw new Broken(`${this.game.id}: calls without end at ${last.join(' > ')}`);
    }
    this.#nodes[stack.length] = entry;
    stack.push({ at: entry.at, local, asked: null, answers: null });
  }

  #dropped = false;

  /** Replaces the whole stack by this procedure; later calls of the current step have no effect. */
  instead<L>(procedure: Procedure<V, L>, local: L): void {
    if (this.#dropped) return;
    this.state.stack.length = 0;
    this.call(procedure, local);
    this.#dropped = true;
  }

  /** A seat's answer to the question just before this step. */
  answerOf(seat: Seat): Answer {
    const frame = this.state.stack.at(-1)!;
    return frame.answers![frame.asked!.indexOf(seat)]!;
  }

  /** The answer, if one seat chose one option. */
  get answer(): Option {
    return this.state.stack.at(-1)!.answers![0] as Option;
  }

  /** Whether the question just before this step was put to anyone. */
  get answered(): boolean {
    return this.state.stack.at(-1)!.asked !== null;
  }

  finish(ending: Ending): typeof END {
    this.state.over = ending;
    this.state.stack.length = 0;
    this.learned = EVERYONE;
    return END;
  }

  /** Runs until somebody must answer or the game is over. */
  run(): void {
    const { stack } = this.state;
    this.#offeredTo = -1;
    this.runs++;
    let steps = 0;
    while (this.state.over === null) {
      // A broken game is better than a process that hangs.
      if (++steps > MAX_STEPS)
        throw new Broken(`${this.game.id}: goes in circles at ${this.trail}`);
      const depth = stack.length - 1;
      const frame = stack[depth];
      if (frame === undefined) throw new Broken(`${this.game.id}: no procedure left to run`);
      const node = this.#nodeOf(frame, depth);
      const step = node.step as unknown as Act<V, unknown> | Ask<V, unknown> | null;
      if (step === null) stack.pop();
      else if (typeof step === 'function') {
        this.#goOn(frame, depth, node.next);
        const go = step(this, frame.local);
        this.#dropped = false;
        if (go === undefined) continue;
        if (go === END) {
          this.#goOn(frame, depth, FINISHED);
          continue;
        }
        if (go !== node.sentTo) {
          const named = node.siblings.get(go);
          if (named === undefined)
            throw new Broken(`${this.game.id}: ${node.at} has no sibling step "${go}"`);
          node.sentTo = go;
          node.sent = named;
        }
        this.#goOn(frame, depth, node.sent);
      } else if (this.#ask(frame, step)) return;
      else this.#goOn(frame, depth, node.next);
    }
  }

  /** The node of a frame; searched only if the frame was edited from outside. */
  #nodeOf(frame: Frame, depth: number): StepNode {
    const last = this.#nodes[depth];
    if (last !== undefined && last.at === frame.at) return last;
    const found = frame.at === END ? FINISHED : this.game.steps.get(frame.at);
    if (found === undefined) throw new Broken(`${this.game.id}: there is no step "${frame.at}"`);
    this.#nodes[depth] = found;
    return found;
  }

  #goOn(frame: Frame, depth: number, to: StepNode): void {
    frame.at = to.at;
    this.#nodes[depth] = to;
  }

  #ask(frame: Frame, step: Ask<V, unknown>): boolean {
    const asks = step.asks(this, frame.local);
    if (typeof asks === 'number' ? asks < 0 : asks.length === 0) {
      frame.asked = null;
      frame.answers = null;
      return false;
    }
    if (typeof asks !== 'number') {
      frame.asked = asks;
      frame.answers = asks.map(() => null);
    } else {
      frame.asked = ALONE[asks]!;
      if (frame.answers?.length === 1) frame.answers[0] = null;
      else frame.answers = [null];
    }
    return true;
  }

  // The world outside

  static start<V>(game: Game<V>, setup: Setup, log: Log | null = null): Table<V> {
    const state: State<V> = {
      seats: setup.seats,
      vars: game.vars(setup),
      random: diceFrom(setup.seed),
      rigged: [],
      zones: copyLists(game.initial.zones),
      where: game.initial.where.slice(),
      face: game.initial.face.slice(),
      known: game.initial.known.slice(),
      notes: Array.from({ length: setup.seats }, () => []),
      stack: [],
      over: null,
    };
    const table = new Table(game, state, log);
    game.setUp(table, setup);
    table.run();
    return table;
  }

  get over(): Ending | null {
    return this.state.over;
  }

  /** All seats that were asked the current question, whether they have answered or not. */
  get asked(): readonly Seat[] {
    return this.state.stack.at(-1)?.asked ?? NO_SEATS;
  }

  /** The seats whose answers the game waits for. */
  get pending(): readonly Seat[] {
    const frame = this.state.stack.at(-1);
    if (!frame?.asked) return [];
    if (frame.asked.length === 1) return frame.asked;
    return unanswered(frame.asked, frame.answers!);
  }

  /** Whether a seat has answered the current question while others have not. */
  hasAnswered(seat: Seat): boolean {
    const frame = this.state.stack.at(-1);
    const index = frame?.asked?.indexOf(seat) ?? -1;
    return index >= 0 && frame!.answers![index] !== null;
  }

  /** Takes back a seat's answer while others still have to answer the same question. */
  withdraw(seat: Seat): void {
    if (!this.hasAnswered(seat)) throw new Refused(`seat ${seat + 1} has not answered`);
    const { asked, answers } = this.state.stack.at(-1)!;
    answers![asked!.indexOf(seat)] = null;
    this.#offeredTo = -1;
  }

  /** Every option of a seat; valid until the next decision. */
  options(seat: Seat): readonly Option[] {
    if (this.#offeredTo !== seat) this.#enumerate(seat, false);
    return this.#offered;
  }

  /** How many options the seat's answer holds. */
  choose(seat: Seat): { readonly min: number; readonly max: number } {
    const frame = this.#asking(seat);
    return this.#stepOf(frame).count?.(this, frame.local, seat) ?? ONE;
  }

  /** The whole question, with the rules against options not offered. */
  question(seat: Seat): Question {
    const frame = this.#asking(seat);
    const { options, refused } = this.#enumerate(seat, true);
    return {
      seat,
      at: frame.at,
      ...this.choose(seat),
      options,
      refused,
    };
  }

  /** Takes a seat's answer and runs on. Throws `Refused` and changes nothing if it is illegal. */
  decide(seat: Seat, answer: Answer): void {
    const frame = this.#asking(seat);
    const accepted = this.#check(frame, seat, answer);
    this.#decider = seat;
    const answers = frame.answers!;
    this.#offeredTo = -1;
    if (answers.length === 1) answers[0] = accepted;
    else {
      answers[frame.asked!.indexOf(seat)] = accepted;
      if (answers.includes(null)) return;
    }
    const depth = this.state.stack.length - 1;
    this.#goOn(frame, depth, this.#nodeOf(frame, depth).next);
    this.run();
  }

  /** The frame that waits for this seat. */
  #asking(seat: Seat): Frame {
    if (this.state.over !== null) throw new Refused('the game is over');
    const frame = this.state.stack[this.state.stack.length - 1];
    const index = (frame?.asked ?? NO_SEATS).indexOf(seat);
    if (frame !== undefined && index >= 0 && frame.answers![index] === null) return frame;
    // Which of them have answered already is secret.
    const asked = this.asked.map((other) => other + 1).join(', ');
    const why = index < 0 ? 'is not asked' : 'has answered already';
    throw new Refused(`seat ${seat + 1} ${why}; the question is for seat ${asked}`);
  }

  #stepOf(frame: Frame): Ask<V, unknown> {
    const { step } = this.#nodeOf(frame, this.state.stack.length - 1);
    return step as unknown as Ask<V, unknown>;
  }

  #enumerate(seat: Seat, explaining: boolean): Offers {
    const frame = this.#asking(seat);
    const offers = new Offers(explaining, this.game);
    this.#stepOf(frame).options(this, frame.local, seat, offers);
    if (offers.options.length === 0 && this.choose(seat).min > 0)
      throw new Broken(`${this.game.id}: nothing to answer at ${this.trail}`);
    this.#offered = offers.options;
    this.#offeredTo = seat;
    return offers;
  }

  /** The answer in its canonical form, or `Refused`. */
  #check(frame: Frame, seat: Seat, answer: Answer): Answer {
    const options = this.options(seat);
    const { min, max } = this.#stepOf(frame).count?.(this, frame.local, seat) ?? ONE;
    const several = min !== 1 || max !== 1;
    if (!several && typeof answer === 'number') {
      if (!options.includes(answer)) throw this.#refusal(seat, answer);
      return answer;
    }
    if (!several || typeof answer === 'number') {
      const wanted = several ? `between ${min} and ${max} options` : 'exactly one option';
      throw new Refused(`seat ${seat + 1} must answer with ${wanted}`);
    }
    for (const option of answer) if (!options.includes(option)) throw this.#refusal(seat, option);
    if (new Set(answer).size !== answer.length)
      throw new Refused(`"${printAnswer(this.game, answer)}" names an option twice`);
    if (answer.length < min || answer.length > max)
      throw new Refused(`seat ${seat + 1} must choose ${min} to ${max}, not ${answer.length}`);
    return answer.toSorted((a, b) => a - b);
  }

  #refusal(seat: Seat, option: Option): Refused {
    const { at, refused } = this.question(seat);
    const rule = refused.find((refusal) => refusal.option === option)?.rule ?? null;
    return new Refused(`"${printOption(this.game, option)}" is not offered at ${at}`, rule);
  }

  clone(log: Log | null = null): Table<V> {
    return new Table(this.game, copyState(this.state), log);
  }

  get hash(): string {
    return hashOf(writtenState(this.game, this.state));
  }

  /** Where the game is, like a stack trace in the rulebook's words. */
  get trail(): string {
    return this.state.stack.map((frame) => frame.at).join(' > ');
  }
}
