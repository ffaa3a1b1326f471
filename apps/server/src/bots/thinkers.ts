/** Bots, hints, past moments, records and their judgement: in worker threads, with timeouts. */
import { availableParallelism } from 'node:os';
import { BOTS, imagine, isDeep, nameAt } from '@deadlight/bots/core';
import { type Answer, at, type Match, type Seat, seedBytes } from '@deadlight/engine';
import { type Deal, type Hint, LEVELS, type Moment, type Player } from '@deadlight/host';
import type { Logger } from 'pino';
import type { Verdict } from '../daily/judge.ts';
import { NotPermitted } from '../socket/client.ts';
import type { Entry, TableDoc } from '../store/store.ts';
import { RecordCache } from './record-cache.ts';
import { Thinker, ThinkingEnded } from './thinker.ts';
import type { Task, Thought, ThoughtTask } from './thinker-thread.ts';

/** Timeouts in milliseconds, time in the queue included. */
const QUICK = 10_000;
const DEEP = 30_000;
/** Part of the timeout that a remote thinker may use, so that there is still time to think here. */
const REMOTE_ANSWER_MS = 15_000;
/** A person with this many queued jobs gets no help, and their bots do not think hard. */
const TOO_MUCH_HELP = 10;
const TOO_MUCH_THOUGHT = 50;
/** Capacity of the record cache in characters. */
const RECORDS = 32_000_000;
/** The strongest level that answers without searching. */
const QUICKEST = Object.keys(BOTS).findLast((level) => !isDeep(level))!;
const WEAKEST = at(LEVELS, 0, 'level');

export interface Past {
  readonly id: string;
  readonly players: readonly Player[];
  readonly seat: Seat;
  readonly decisions: number;
}

/** Other processes that think for bots. */
export interface RemoteThinkers {
  /** Null if none of them answers in time. */
  answer(task: ThoughtTask, within: number): Promise<Answer | null>;
}

/** Threads for one purpose. */
export interface Pool {
  /** How many jobs are running or queued. */
  readonly busy: number;
  /** How many jobs of one person are queued. */
  waitingFor(whose: string): number;
  think(task: Task, within: number, whose?: string): Promise<Thought>;
  close(): Promise<void>;
}

/** Separate pools for instant bots, searching bots and people's requests: none waits for another. */
export type Pools = Readonly<Record<'quick' | 'deep' | 'help', Pool>>;

/** In threads of this process. */
export const ownPools = (script?: URL): Pools => ({
  quick: new Thinker(script),
  deep: new Thinker(script, Math.max(1, availableParallelism() - 1)),
  help: new Thinker(script),
});

export class Thinkers {
  readonly #log: Logger;
  readonly #remoteThinkers: RemoteThinkers | null;
  readonly #pools: Pools;
  readonly #records = new RecordCache(RECORDS);

  constructor(log: Logger, pools = ownPools(), remoteThinkers: RemoteThinkers | null = null) {
    this.#log = log;
    this.#pools = pools;
    this.#remoteThinkers = remoteThinkers;
  }

  /**
   * A bot's answer, at the expense of those who wait for it (`whose`). It is given only a table that could be the real
   * one. If it fails or times out, a simpler bot answers: no table waits for ever.
   */
  async answer(match: Match, seat: Seat, level: string, whose: string): Promise<Answer> {
    const seed = `${seedBytes(match.setup.seed)}:players:${match.numberFor(seat)}:${seat}`;
    const levels = isDeep(level) ? [level, QUICKEST, WEAKEST] : [level, WEAKEST];
    const position = positionFor(match, seat, seed);
    for (const one of levels) {
      const task = { ...position, level: nameAt(one, match.setup.seed, seat) };
      try {
        const answer = isDeep(one)
          ? await this.#ponder(task, whose)
          : await this.#react(task, whose);
        if (answer !== null) return answer;
      } catch (error) {
        // No fallback while the server stops: the next server asks again.
        if (error instanceof ThinkingEnded) throw error;
        this.#log.warn({ err: error, game: match.game.id, level: one }, 'a bot did not answer');
      }
    }
    // Any legal option.
    const { min, max } = match.table.choose(seat);
    const options = match.table.options(seat);
    return min === 1 && max === 1 ? at(options, 0, 'option') : options.slice(0, min);
  }

  async #react(task: ThoughtTask, whose: string): Promise<Answer | null> {
    return (await this.#pools.quick.think(task, QUICK, whose)).answer;
  }

  /** Null for people who have too many bots thinking at a time. */
  async #ponder(task: ThoughtTask, whose: string): Promise<Answer | null> {
    const begun = performance.now();
    const answer = (await this.#remoteThinkers?.answer(task, REMOTE_ANSWER_MS)) ?? null;
    if (answer !== null) return answer;
    if (this.#pools.deep.waitingFor(whose) >= TOO_MUCH_THOUGHT) return null;
    const left = DEEP - (performance.now() - begun);
    return (await this.#pools.deep.think(task, left, whose)).answer;
  }

  /** Whether somebody's queue is short enough to take another job. */
  #helps(whose: string): boolean {
    return this.#pools.help.waitingFor(whose) < TOO_MUCH_HELP;
  }

  /** What a bot would do in a seat's place; nothing for people who have too many requests queued. */
  async hints(match: Match, seat: Seat, whose: string): Promise<readonly Hint[]> {
    if (!this.#helps(whose)) return [];
    const seed = `${seedBytes(match.setup.seed)}:hint:${match.numberFor(seat)}`;
    const task = { ...positionFor(match, seat, seed), level: null };
    try {
      return (await this.#pools.help.think(task, QUICK, whose)).hints;
    } catch (error) {
      if (!(error instanceof ThinkingEnded))
        this.#log.warn({ err: error, game: match.game.id }, 'there was no hint');
      return [];
    }
  }

  /** A table as a seat saw it after a number of decisions. */
  async past(match: Match, { id, players, seat, decisions }: Past, whose: string): Promise<Moment> {
    if (!this.#helps(whose)) throw new Error('too much is asked for at a time');
    const { game, setup } = match;
    const { moment } = await this.#pools.help.think(
      {
        game: game.id,
        rules: game.rules,
        past: { table: id, setup, decisions: match.decisions.slice(0, decisions), players, seat },
      },
      QUICK,
      whose,
    );
    if (moment === null) throw new Error('there was no such moment');
    return moment;
  }

  /** A finished game as text. A thread replays it to compute the checkpoints. */
  record(table: TableDoc, log: () => Promise<readonly Entry[]>, whose: string): Promise<string> {
    const { id, changed, game, rules } = table;
    return this.#records.get(`${id} ${changed}`, async () => {
      if (!this.#helps(whose)) throw new NotPermitted('too-fast');
      const task = { game, rules, record: { table, log: await log() } };
      const { record } = await this.#pools.help.think(task, QUICK, whose);
      if (record === null) throw new Error('there was no record');
      return record;
    });
  }

  /** Plays a game once more that is said to be one of a day's deal. */
  async judge(deal: Deal, packed: string, whose: string): Promise<Verdict> {
    if (!this.#helps(whose)) throw new NotPermitted('too-fast');
    try {
      const { verdict } = await this.#pools.help.think({ judge: { deal, packed } }, QUICK, whose);
      return verdict ?? { why: 'too-long' };
    } catch (error) {
      if (error instanceof ThinkingEnded) throw error;
      this.#log.warn({ err: error, game: deal.game }, 'a game was not judged');
      return { why: 'too-long' };
    }
  }

  /** How many jobs are running or queued, by purpose. */
  get queues(): Readonly<Record<'quick' | 'deep' | 'help', number>> {
    const { quick, deep, help } = this.#pools;
    return { quick: quick.busy, deep: deep.busy, help: help.busy };
  }

  async close(): Promise<void> {
    await Promise.all(Object.values(this.#pools).map((pool) => pool.close()));
  }
}

/** A table that could be the real one, as far as the seat knows. */
function positionFor(match: Match, seat: Seat, seed: string): Omit<ThoughtTask, 'level'> {
  const { state } = imagine(match.table, seat, seed);
  return { game: match.game.id, rules: match.game.rules, state, seat, seed };
}
