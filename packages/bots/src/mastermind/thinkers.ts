/** The search on several threads, until its budget is used up. */
import type { Answer, Option, Random, Seat, State } from '@deadlight/engine';
import type { Sight } from '../sight.ts';
import { begin, doubtOf, type Found, LINES, linesFrom, perLine, sumUp } from './mastermind.ts';

/** The budget: a number of iterations, a time, or until told to stop. */
export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
  readonly signal?: AbortSignal;
  /** Called from time to time with the number of iterations done. */
  onProgress?(iterations: number): void;
}

export interface Thought {
  readonly answer: Answer;
  /** The total number of iterations, and the result of each option, best first. */
  readonly iterations: number;
  readonly found: readonly Found[];
}

/** A thread's job: the table as the seat may imagine it, the first choice, and one line of thought. */
export interface Task {
  readonly game: string;
  readonly state: State;
  readonly seat: Seat;
  readonly first: Option;
  readonly random: Random;
  readonly iterations: number;
}

/** A progress report of a thread. */
export interface Progress {
  readonly found: readonly Found[];
  readonly iterations: number;
  readonly done: boolean;
}

/** A search thread: the other end of `lineOfThought`. */
export interface Thread {
  tell(message: Task | 'stop'): void;
  /** Its next report; rejects if the thread has died. */
  hear(): Promise<Progress>;
  close(): unknown;
}

const FOREVER = Number.MAX_SAFE_INTEGER;

/** A pool of idle search threads. */
export class Thinkers {
  readonly #threads: readonly Thread[];

  /** The requested number of threads, at most one per line of thought. */
  constructor(count: number, start: () => Thread) {
    this.#threads = Array.from({ length: Math.min(LINES, Math.max(1, count)) }, start);
  }

  /** Without a time limit or a signal, the same as `mastermind` with that many iterations. */
  async think(sight: Sight, random: Random, budget: Budget): Promise<Thought> {
    const begun = begin(sight, random);
    if (begun.answer !== null) return { answer: begun.answer, iterations: 0, found: [] };
    const stop = AbortSignal.any([
      ...(budget.signal ? [budget.signal] : []),
      ...(budget.milliseconds === undefined ? [] : [AbortSignal.timeout(budget.milliseconds)]),
    ]);
    // Threads get an imagined table, too: the true table never leaves this thread.
    const { state } = sight.imagine('thought');
    const tasks = linesFrom(random).map(
      (own): Task => ({
        game: sight.game.id,
        state,
        seat: sight.seat,
        first: begun.first,
        random: own,
        iterations: perLine(budget.iterations ?? FOREVER),
      }),
    );
    const heard: Progress[] = tasks.map(() => ({ found: [], iterations: 0, done: false }));
    const total = (): number => heard.reduce((sum, { iterations }) => sum + iterations, 0);
    const waiting = tasks.map((_, line) => line);
    await Promise.all(
      this.#threads.map(async (thread) => {
        for (let line = waiting.shift(); line !== undefined; line = waiting.shift()) {
          // After a stop no further line is begun, if there is an answer already.
          if (stop.aborted && heard.some(({ found }) => found.length > 0)) return;
          thread.tell(tasks[line]!);
          const halt = (): void => thread.tell('stop');
          if (stop.aborted) halt();
          stop.addEventListener('abort', halt);
          do {
            heard[line] = await thread.hear();
            budget.onProgress?.(total());
          } while (!heard[line]!.done);
          stop.removeEventListener('abort', halt);
        }
      }),
    );
    const found = sumUp(
      heard.map((progress) => progress.found),
      doubtOf(sight),
    );
    return { answer: found[0]!.option, iterations: total(), found };
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }
}
