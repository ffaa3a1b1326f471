/**
 * The law of views, for time: when others are sent what came of a reaction says nothing about what its seat holds, whether
 * or not the seat has a standing answer. Every position is compared with one that looks the same to somebody else, but
 * in which the seat can do something that it cannot do here, or the other way round.
 */
import {
  allSeats,
  below,
  checkSetup,
  type Option,
  parseAnswer,
  printOption,
  type Random,
  randomFrom,
  redeal,
  type Seat,
  SPECTATOR,
  Table,
} from '@deadlight/engine';
import { loadGame, type StandingAnswer, standingAnswer } from '@deadlight/host';
import { expect, vi } from 'vitest';
import type { HeldAnswers } from '../src/table/held-answers.ts';
import type { MatchLog } from '../src/table/match-log.ts';
import { StandingMoves } from '../src/table/standing-moves.ts';
import { anyAnswer, Stand } from './wire.ts';

type App = Awaited<ReturnType<typeof loadGame>>;

/** Milliseconds that people take at the median for a small choice, by seat; how much that varies. */
const MEDIANS = [1500, 2600, 4000, 2000, 3200, 2600];
const SPREAD = 0.3;
/** Milliseconds after which a page answers by itself what leaves no choice. */
const PAGE = 800;
const MAX_MOVES = 600;
/** How often a position is dealt again to find one in which the seat can do something else. */
const DEALS = 6;
/** Not to be asked again is the same as to let it happen. */
const NEVER = 'never';

export type Waits = Pick<HeldAnswers, 'waitFor' | 'waitForStanding'>;

/** Milliseconds after which others were sent what came of a reaction: where its seat could do something, and where not. */
export interface Delays {
  readonly able: number[];
  readonly unable: number[];
}

export interface Found {
  /** How many positions were compared, byte by byte. */
  positions: number;
  /** By whether the seat has a standing answer, or its person answers. */
  readonly standing: Delays;
  readonly person: Delays;
}

const share = (random: Random): number => (below(random, 1 << 20) + 0.5) / (1 << 20);

const wordsOf = (table: Table, seat: Seat): string[] =>
  table.options(seat).map((option) => printOption(table.game, option));

let questions = 0;

/** A table on which a seat is asked for a reaction, and somebody who looks at it. */
class World {
  readonly stand: Stand;
  readonly #app: App;
  readonly #held: Waits;
  readonly #seat: Seat;
  #asked = 0;
  /** As at a table that goes on, no two questions have the same number. */
  readonly #number = questions++;
  readonly #overDays: boolean;
  took = -1;

  constructor(app: App, table: Table, eye: Seat, seat: Seat, held: Waits, overDays: boolean) {
    this.#app = app;
    this.#held = held;
    this.#seat = seat;
    this.#overDays = overDays;
    this.stand = new Stand(app, table, eye);
  }

  /** All that holding and giving an answer ask of a match. */
  #playFor(answers: readonly StandingAnswer[]): MatchLog {
    const { match, host } = this.stand;
    this.#asked = Date.now();
    const numbered = Object.assign(Object.create(match), { numberFor: () => this.#number });
    return {
      host: { match: numbered, app: this.#app },
      askedAt: this.#asked,
      clock: this.#overDays ? { isOverDays: true, upIn: () => null } : null,
      ask: <T>(work: (of: typeof host) => T): T => work(host),
      standingAnswer: (seat: Seat) =>
        seat === this.#seat ? standingAnswer(match, this.#app.telling, answers, seat) : undefined,
      answer: async (seat: Seat, option: Option) => this.#give(seat, option),
    } as unknown as MatchLog;
  }

  #give(seat: Seat, option: Option): void {
    this.stand.decide(seat, option);
    this.took = Date.now() - this.#asked;
  }

  /** The server answers for the seat; false if its person is asked. */
  answerItself(answers: readonly StandingAnswer[]): boolean {
    const play = this.#playFor(answers);
    new StandingMoves(this.#held, {
      play: () => (this.took < 0 ? play : null),
      now: () => Date.now(),
      alone: (job) => job(),
      told: async () => {},
    }).go();
    vi.runAllTimers();
    return this.took >= 0;
  }

  /** The person answers, after a time if there is something to choose. */
  answer(says: string, thought: number): void {
    const { match } = this.stand;
    const seat = this.#seat;
    const play = this.#playFor([]);
    const message = { say: 'decide', id: 'a', seat, says, at: this.#number } as const;
    setTimeout(() => {
      const wait = Math.max(0, this.#held.waitFor(play, message, Date.now()));
      setTimeout(() => this.#give(seat, parseAnswer(match.game, says, false) as Option), wait);
    }, thought);
    vi.runAllTimers();
  }
}

/** The answer by which a seat lets the matter happen. */
const letsIn = (app: App, table: Table, seat: Seat): string | undefined => {
  const offered = wordsOf(table, seat);
  const { lets } = app.telling.standing![table.state.stack.at(-1)!.at]!;
  return lets.find((says) => offered.includes(says));
};

/** Whether the seat could do anything but let it happen. */
const isAble = (app: App, table: Table, seat: Seat): boolean => {
  const lets = letsIn(app, table, seat);
  return wordsOf(table, seat).some((says) => says !== lets && says !== NEVER);
};

/**
 * Compares positions of random games, until there are as many as wished in which a seat can do something, and in what
 * looks the same to somebody else it cannot.
 */
export async function compareTimes(
  game: string,
  positions: number,
  seed: string,
  held: Waits,
  overDays = false,
): Promise<Found> {
  const app = await loadGame(game);
  const random = randomFrom(seed);
  const found: Found = {
    positions: 0,
    standing: { able: [], unable: [] },
    person: { able: [], unable: [] },
  };
  const areEnough = (): boolean => found.person.able.length >= positions;
  for (let n = 0; !areEnough(); n++) {
    const { min, max } = app.game.seats;
    const seats = Math.max(min, 2) + below(random, max - Math.max(min, 2) + 1);
    const setup = checkSetup(app.game, { seats, seed: `${seed}:${n}`, options: {} });
    const table = Table.start(app.game, setup);
    for (let at = 0; at < MAX_MOVES && table.over === null; at++) {
      const { pending, asked } = table;
      const seat = pending[below(random, pending.length)]!;
      const isReaction = app.telling.standing![table.state.stack.at(-1)!.at] !== undefined;
      // Of several who are asked at once, nobody hears before the last.
      if (isReaction && asked.length === 1 && !areEnough())
        compareAt(app, table, seat, random, held, overDays, found);
      table.decide(seat, anyAnswer(table, seat, random));
    }
  }
  return found;
}

function compareAt(
  app: App,
  table: Table,
  seat: Seat,
  random: Random,
  held: Waits,
  overDays: boolean,
  found: Found,
): void {
  const others = [...allSeats(table.state.seats).filter((one) => one !== seat), SPECTATOR];
  const eye = others[below(random, others.length)]!;
  const able = isAble(app, table, seat);
  let other = table;
  for (let deal = 0; deal < DEALS; deal++) {
    other = redeal(table, eye, `${below(random, 1e9)}`);
    if (isAble(app, other, seat) !== able) break;
  }
  // The same dice on both, so that only what is hidden differs.
  other.state.random.length = 0;
  other.state.random.push(...table.state.random);
  const differ = isAble(app, other, seat) !== able;
  const worldOf = (of: Table): World => new World(app, of.clone(), eye, seat, held, overDays);
  const choices = (able ? table : other).options(seat);
  const wanted = choices[below(random, choices.length)]!;
  const answers: StandingAnswer[] = [
    {
      at: table.state.stack.at(-1)!.at,
      says: printOption(table.game, wanted),
      round: null,
      unless: below(random, 2) === 0 ? null : 'me',
    },
  ];
  const lets = [table, other].map((of) => letsIn(app, of, seat)!);
  // What a person takes to choose is as long as it is, whatever else they could have chosen.
  const thought = MEDIANS[seat]! * (share(random) / (1 - share(random))) ** SPREAD;
  const compared = [
    { mine: worldOf(table), theirs: worldOf(other), delays: found.standing },
    { mine: worldOf(table), theirs: worldOf(other), delays: found.person },
  ];
  found.positions++;
  for (const [i, { mine, theirs, delays }] of compared.entries()) {
    expect(theirs.stand.sent).toEqual(mine.stand.sent);
    const before = mine.stand.sent.length;
    if (i === 0) {
      const applies = mine.answerItself(answers);
      expect(theirs.answerItself(answers)).toBe(applies);
      if (!applies) continue;
    } else {
      mine.answer(lets[0]!, able ? thought : PAGE);
      theirs.answer(lets[1]!, isAble(app, other, seat) ? thought : PAGE);
      // The same was said, so the same is sent, for as long as nothing is learned by what follows.
      const { learned } = mine.stand.match.table;
      if (learned === 0 && theirs.stand.match.table.learned === 0)
        expect(theirs.stand.sent.slice(before)).toEqual(mine.stand.sent.slice(before));
    }
    if (!differ) continue;
    delays.able.push((able ? mine : theirs).took);
    delays.unable.push((able ? theirs : mine).took);
  }
}

/** The greatest difference between the shares of answers that came by any moment (Kolmogorov and Smirnov). */
export function distance(some: readonly number[], others: readonly number[]): number {
  const [a, b] = [some, others].map((times) => [...times].sort((x, y) => x - y)) as [
    number[],
    number[],
  ];
  let [i, j, most] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    const by = Math.min(a[i]!, b[j]!);
    while (a[i]! <= by) i++;
    while (b[j]! <= by) j++;
    most = Math.max(most, Math.abs(i / a.length - j / b.length));
  }
  return most;
}

/** By what they compare, the distances between when the answers came that must be alike. */
export function distancesIn({ standing, person }: Found): Readonly<Record<string, number>> {
  return {
    'standing answers of those who could do something, and of those who could not': distance(
      standing.able,
      standing.unable,
    ),
    'people who could do something, and those who could not': distance(person.able, person.unable),
    'standing answers and people': distance(
      [...standing.able, ...standing.unable],
      [...person.able, ...person.unable],
    ),
  };
}
