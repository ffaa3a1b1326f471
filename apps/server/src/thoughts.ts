/** Bots, hints, looking back and records: in threads of their own, and within a time. */
import { availableParallelism } from 'node:os';
import { BOTS, imagine, isDeep, nameAt } from '@deadlight/bots/core';
import { type About, type Answer, type Match, type Seat, seedBytes } from '@deadlight/engine';
import { type Hint, LEVELS, type Moment, type Player } from '@deadlight/host';
import type { Logger } from 'pino';
import { Thinker } from './thinker.ts';
import type { ThoughtTask } from './thought-thread.ts';

/** Milliseconds that a thought may take, waiting included. */
const QUICK = 10_000;
const DEEP = 30_000;
/** So much of it may pass elsewhere; then there is still time to think here. */
const ELSEWHERE = 15_000;
/** Nobody gets help while so many wait for it. */
const TOO_BUSY = 50;
/** The strongest that answers at once. */
const QUICKEST = Object.keys(BOTS).findLast((level) => !isDeep(level))!;
const WEAKEST = LEVELS[0]!;

export interface Past {
  readonly id: string;
  readonly players: readonly Player[];
  readonly seat: Seat;
  readonly decisions: number;
}

/** Other processes that think. */
export interface Elsewhere {
  /** Null where nobody has an answer in time. */
  answer(task: ThoughtTask, within: number): Promise<Answer | null>;
}

export class Thoughts {
  readonly #log: Logger;
  readonly #elsewhere: Elsewhere | null;
  /** Bots that answer at once, those that think, and what people ask for: none waits for another. */
  readonly #quick: Thinker;
  readonly #deep: readonly Thinker[];
  readonly #help: Thinker;

  constructor(log: Logger, script?: URL, elsewhere: Elsewhere | null = null) {
    this.#log = log;
    this.#elsewhere = elsewhere;
    this.#quick = new Thinker(script);
    const most = Math.max(1, availableParallelism() - 1);
    this.#deep = Array.from({ length: most }, () => new Thinker(script));
    this.#help = new Thinker(script);
  }

  /**
   * What a bot answers. It is given a table that could be the real one, and nothing else. A bot that fails
   * or takes too long is stood in for by a simpler one: no table waits for ever.
   */
  async answer(match: Match, seat: Seat, level: string): Promise<Answer> {
    const seed = `${seedBytes(match.setup.seed)}:players:${match.numberFor(seat)}:${seat}`;
    const levels = isDeep(level) ? [level, QUICKEST, WEAKEST] : [level, WEAKEST];
    for (const one of levels) {
      const task = taskFor(match, seat, nameAt(one, match.setup.seed, seat), seed);
      try {
        const answer = isDeep(one) ? await this.#ponder(task) : await this.#react(task);
        if (answer !== null) return answer;
      } catch (error) {
        this.#log.warn({ err: error, game: match.game.id, level: one }, 'a bot did not answer');
      }
    }
    // Anything that is allowed.
    const { min, max } = match.table.choose(seat);
    const options = match.table.options(seat);
    return min === 1 && max === 1 ? options[0]! : options.slice(0, min);
  }

  async #react(task: ThoughtTask): Promise<Answer | null> {
    return (await this.#quick.think(task, QUICK)).answer;
  }

  async #ponder(task: ThoughtTask): Promise<Answer | null> {
    const begun = performance.now();
    const answer = (await this.#elsewhere?.answer(task, ELSEWHERE)) ?? null;
    if (answer !== null) return answer;
    const leastBusy = this.#deep.reduce((best, other) => (other.busy < best.busy ? other : best));
    return (await leastBusy.think(task, DEEP - (performance.now() - begun))).answer;
  }

  /** What a bot would do in a seat's place; nothing while there is too much else to think about. */
  async hints(match: Match, seat: Seat): Promise<readonly Hint[]> {
    if (this.#help.busy > TOO_BUSY) return [];
    const seed = `${seedBytes(match.setup.seed)}:hint:${match.numberFor(seat)}`;
    try {
      return (await this.#help.think(taskFor(match, seat, null, seed), QUICK)).hints;
    } catch (error) {
      this.#log.warn({ err: error, game: match.game.id }, 'there was no hint');
      return [];
    }
  }

  /** A table as a seat saw it after so many decisions. */
  async past(match: Match, { id, players, seat, decisions }: Past): Promise<Moment> {
    if (this.#help.busy > TOO_BUSY) throw new Error('too many look back');
    const { game, setup } = match;
    const { moment } = await this.#help.think(
      {
        game: game.id,
        rules: game.rules,
        past: { table: id, setup, decisions: match.decisions.slice(0, decisions), players, seat },
      },
      QUICK,
    );
    if (moment === null) throw new Error('there was no such moment');
    return moment;
  }

  /** A game that is over as text. To work out its checkpoints it is played once more: not where others wait. */
  async record({ game, setup, decisions }: Match, about: About): Promise<string> {
    if (this.#help.busy > TOO_BUSY) throw new Error('too many want a record');
    const { record } = await this.#help.think(
      { game: game.id, rules: game.rules, record: { setup, decisions, about } },
      QUICK,
    );
    if (record === null) throw new Error('there was no record');
    return record;
  }

  async close(): Promise<void> {
    await Promise.all([this.#quick, this.#help, ...this.#deep].map((thinker) => thinker.close()));
  }
}

function taskFor(match: Match, seat: Seat, level: string | null, seed: string): ThoughtTask {
  const { state } = imagine(match.table, seat, seed);
  return { game: match.game.id, rules: match.game.rules, state, seat, level, seed };
}
