/** What is asked of a table, done one thing after another; and what becomes of it if it fails. */
import { type OnlineProblem, problemOf } from '@deadlight/host';
import { NotPermitted } from '../socket/client.ts';
import { LeaseLost, StoreUnavailable } from '../store/store.ts';
import { inLaterTurn, isTurnOver } from '../store/time-slices.ts';
import type { ServerServices } from './services.ts';

export interface Failure {
  readonly problem: OnlineProblem;
  readonly detail: string;
}

interface Failing {
  /** The match may be ahead of its log: forgets it. */
  drop(): void;
  /** Everybody is told that something has failed. */
  tell(problem: OnlineProblem): void;
}

export class WorkQueue {
  readonly #table: string;
  readonly #services: ServerServices;
  readonly #failing: Failing;
  #work: Promise<void> = Promise.resolve();
  #jobs = 0;

  constructor(table: string, services: ServerServices, failing: Failing) {
    this.#table = table;
    this.#services = services;
    this.#failing = failing;
  }

  /** Nothing is being done, and nothing waits. */
  get isIdle(): boolean {
    return this.#jobs === 0;
  }

  add(job: () => Promise<void>): Promise<void> {
    this.#jobs++;
    // What many have asked for does not hold up the others.
    const inTime = (): Promise<void> => (isTurnOver() ? inLaterTurn(job) : job());
    this.#work = this.#work.then(inTime).then(this.#done, this.#failed);
    return this.#work;
  }

  readonly #done = (): void => {
    this.#jobs--;
  };

  readonly #failed = (error: unknown): void => {
    this.#jobs--;
    this.#services.log.error({ table: this.#table, err: error }, 'a table failed');
    this.#failing.drop();
    this.#failing.tell('broken');
  };

  /** Does what nobody in particular has asked for. */
  alone(job: () => Promise<void>): Promise<void> {
    return this.add(async () => {
      try {
        await job();
      } catch (error) {
        this.#failing.tell(this.failure(error).problem);
      }
    });
  }

  /** What a page is told of an error. */
  failure(error: unknown): Failure {
    const failure = this.#classify(error);
    this.#services.refused(failure.problem);
    return failure;
  }

  #classify(error: unknown): Failure {
    const detail = error instanceof Error ? error.message : '';
    if (error instanceof NotPermitted) return { problem: error.problem, detail };
    if (error instanceof StoreUnavailable) {
      // A shard that is lost is told of once, not by every table in it.
      const level = error instanceof LeaseLost ? 'debug' : 'error';
      this.#services.log[level]({ table: this.#table, why: detail }, 'nothing can be kept');
      this.#failing.drop();
      return { problem: 'unkept', detail: '' };
    }
    const problem = problemOf(error);
    if (problem !== null) return { problem, detail };
    // A mistake of ours stops this table only. Its log is as it was before.
    this.#services.log.error({ table: this.#table, err: error }, 'the rules broke');
    this.#failing.drop();
    return { problem: 'broken', detail: '' };
  }
}
