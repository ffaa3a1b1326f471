/** Bots that search run in dedicated processes: any free one takes the next position. */
import type { Logger } from 'pino';
import { Thinker } from '../bots/thinker.ts';
import type { Thought, ThoughtTask } from '../bots/thinker-thread.ts';
import type { RemoteThinkers } from '../bots/thinkers.ts';
import type { Bus } from './bus.ts';
import { THINK } from './subjects.ts';

interface Asked {
  readonly task: ThoughtTask;
  /** Milliseconds left for it. */
  readonly within: number;
}

/** A process that is busy or has failed replies at once. */
type Answered = Pick<Thought, 'answer'> | { readonly busy: true };

/** Maximum number of busy processes that are asked. */
const TRIES = 3;

/** The side that asks. */
export function thinkersOn(bus: Bus): RemoteThinkers {
  return {
    async answer(task, within) {
      const end = performance.now() + within;
      for (let tries = 0; tries < TRIES; tries++) {
        const left = Math.floor(end - performance.now());
        if (left <= 0) return null;
        const asked: Asked = { task, within: left };
        // No thinker is there, or the one that took it is gone.
        const text = await bus.ask(THINK, JSON.stringify(asked), left).catch(() => null);
        if (text === null) return null;
        const answered = JSON.parse(text) as Answered;
        if ('answer' in answered) return answered.answer;
      }
      return null;
    },
  };
}

/** The side that thinks. */
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
    // One job may wait behind the running one; more would wait longer than elsewhere.
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
