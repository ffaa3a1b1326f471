/** Bots that think hard do so in processes made for it, wherever one is free: any of them takes the next position. */
import type { Logger } from 'pino';
import { Thinker } from '../thinker.ts';
import type { Thought, ThoughtTask } from '../thought-thread.ts';
import type { Elsewhere } from '../thoughts.ts';
import type { Bus } from './bus.ts';
import { THINK } from './subjects.ts';

interface Asked {
  readonly task: ThoughtTask;
  /** Milliseconds that are left for it. */
  readonly within: number;
}

/** Whoever has no time, or has failed, says so at once. */
type Answered = Pick<Thought, 'answer'> | { readonly busy: true };

/** So many are asked who have no time. */
const TRIES = 3;

/** The side of those who ask. */
export function thinkersOn(bus: Bus): Elsewhere {
  return {
    async answer(task, within) {
      const end = performance.now() + within;
      for (let tries = 0; tries < TRIES; tries++) {
        const left = Math.floor(end - performance.now());
        if (left <= 0) return null;
        const asked: Asked = { task, within: left };
        // Nobody is there, or the one that took it is gone.
        const text = await bus.ask(THINK, JSON.stringify(asked), left).catch(() => null);
        if (text === null) return null;
        const answered = JSON.parse(text) as Answered;
        if ('answer' in answered) return answered.answer;
      }
      return null;
    },
  };
}

/** The side of those who think. */
export class ThinkingService {
  readonly #threads: readonly Thinker[];
  readonly #log: Logger;

  constructor(bus: Bus, threads: number, log: Logger, script?: URL) {
    this.#threads = Array.from({ length: threads }, () => new Thinker(script));
    this.#log = log;
    bus.answer(THINK, async (text) => JSON.stringify(await this.#answer(text)));
  }

  async #answer(text: string): Promise<Answered> {
    const { task, within } = JSON.parse(text) as Asked;
    const free = this.#threads.reduce((best, other) => (other.busy < best.busy ? other : best));
    // One may wait behind the one that is thought about; more would wait longer than elsewhere.
    if (free.busy > 1) return { busy: true };
    try {
      const { answer } = await free.think(task, within);
      return { answer };
    } catch (error) {
      this.#log.warn({ err: error, game: task.game, level: task.level }, 'a bot did not answer');
      return { busy: true };
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
  }
}
