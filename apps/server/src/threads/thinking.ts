/** Bots and helpers of all threads think in the same pools, so that people share them wherever their tables are. */
import { ThinkingEnded } from '../bots/thinker.ts';
import type { Task, Thought } from '../bots/thinker-thread.ts';
import type { Pool, Pools } from '../bots/thinkers.ts';
import type { Bus } from '../cluster/bus.ts';

interface Asked {
  readonly task: Task;
  readonly within: number;
  readonly whose: string;
}

type Answered =
  | { readonly thought: Thought }
  /** Null if the server ends. */
  | { readonly problem: string | null };

const NAMES = ['quick', 'deep', 'help'] as const satisfies readonly (keyof Pools)[];
const subjectOf = (name: keyof Pools): string => `deadlight.think.${name}`;
/** Milliseconds that a reply may be late. */
const GRACE = 1000;

/** In the main thread. */
export function thinkFor(bus: Bus, pools: Pools): void {
  for (const name of NAMES)
    bus.answer(subjectOf(name), async (text) => {
      const { task, within, whose } = JSON.parse(text) as Asked;
      const answered: Answered = await pools[name].think(task, within, whose).then(
        (thought) => ({ thought }),
        (error: Error) => ({ problem: error instanceof ThinkingEnded ? null : error.message }),
      );
      return JSON.stringify(answered);
    });
}

/** In a thread that holds tables. */
export function poolsOn(bus: Bus): Pools {
  const poolOf = (name: keyof Pools): Pool => new PoolElsewhere(bus, subjectOf(name));
  return { quick: poolOf('quick'), deep: poolOf('deep'), help: poolOf('help') };
}

class PoolElsewhere implements Pool {
  readonly #bus: Bus;
  readonly #subject: string;
  /** The people whose jobs are not done yet, once for each job. */
  readonly #whose: string[] = [];

  constructor(bus: Bus, subject: string) {
    this.#bus = bus;
    this.#subject = subject;
  }

  get busy(): number {
    return this.#whose.length;
  }

  /** As far as this thread knows; one of them may be running. */
  waitingFor(whose: string): number {
    return Math.max(0, this.#whose.filter((one) => one === whose).length - 1);
  }

  async think(task: Task, within: number, whose = ''): Promise<Thought> {
    const asked: Asked = { task, within, whose };
    this.#whose.push(whose);
    try {
      const text = await this.#bus.ask(this.#subject, JSON.stringify(asked), within + GRACE);
      const answered = JSON.parse(text) as Answered;
      if ('thought' in answered) return answered.thought;
      throw answered.problem === null ? new ThinkingEnded() : new Error(answered.problem);
    } finally {
      this.#whose.splice(this.#whose.indexOf(whose), 1);
    }
  }

  async close(): Promise<void> {}
}
