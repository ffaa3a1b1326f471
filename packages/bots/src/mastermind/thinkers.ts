/** The search on several threads, for as long as somebody lets it. */
import type { Answer, Option, Random, State } from '@deadlight/engine';
import type { Sight } from '../sight.ts';
import { begin, doubtOf, type Found, LINES, linesFrom, perLine, sumUp } from './mastermind.ts';

/** How long to think: a number of iterations, a time, or until told to stop. */
export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
  readonly signal?: AbortSignal;
  /** Is told from time to time how much has been searched. */
  onProgress?(iterations: number): void;
}

export interface Thought {
  readonly answer: Answer;
  /** All iterations there were, and what they say of each option, best first. */
  readonly iterations: number;
  readonly found: readonly Found[];
}

/** What a thread is told: the table as the seat may imagine it, what comes first, and one line of thought. */
export interface Task {
  readonly game: string;
  readonly state: State;
  readonly seat: number;
  readonly first: Option;
  readonly random: Random;
  readonly iterations: number;
}

/** What it says, again and again. */
export interface Progress {
  readonly found: readonly Found[];
  readonly iterations: number;
  readonly done: boolean;
}

/** A thread that thinks what it is told to: another end of `lineOfThought`. */
export interface Thread {
  tell(message: Task | 'stop'): void;
  /** What it says next; rejects if it has died. */
  hear(): Promise<Progress>;
  close(): unknown;
}

const FOREVER = Number.MAX_SAFE_INTEGER;

/** Threads that wait for something to think about. */
export class Thinkers {
  readonly #threads: readonly Thread[];

  /** As many threads as asked for, or as there are lines of thought. */
  constructor(count: number, start: () => Thread) {
    this.#threads = Array.from({ length: Math.min(LINES, Math.max(1, count)) }, start);
  }

  /** Without a limit of time or a signal, the same as `mastermind` with so many iterations. */
  async think(sight: Sight, random: Random, budget: Budget): Promise<Thought> {
    const begun = begin(sight, random);
    if (begun.answer !== null) return { answer: begun.answer, iterations: 0, found: [] };
    const stop = AbortSignal.any([
      ...(budget.signal ? [budget.signal] : []),
      ...(budget.milliseconds === undefined ? [] : [AbortSignal.timeout(budget.milliseconds)]),
    ]);
    // What a thread is given is imagined, too: the true table never leaves this one.
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
          // Who is told to stop begins nothing new, if there is an answer.
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
