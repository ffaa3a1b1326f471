/** Bots and hints think in threads of their own: quick ones in one, masterminds in another. */
import { Worker } from 'node:worker_threads';
import { iterationsOf } from '@deadlight/bots/core';
import { type Answer, type Match, redeal, type Seat, seedBytes } from '@deadlight/engine';
import type { Hint } from '@deadlight/host';
import type { Thought, ThoughtTask } from './thought-thread.ts';

class Thread {
  readonly #worker = new Worker(new URL('./thought-thread.ts', import.meta.url));
  readonly #waiting = new Map<number, (thought: Thought) => void>();
  #next = 0;

  constructor() {
    this.#worker.on('message', (thought: Thought) => {
      this.#waiting.get(thought.id)?.(thought);
      this.#waiting.delete(thought.id);
    });
    this.#worker.on('error', (error: Error) => {
      for (const [id, hear] of this.#waiting)
        hear({ id, answer: null, hints: [], error: error.message });
      this.#waiting.clear();
    });
    this.#worker.unref();
  }

  think(task: Omit<ThoughtTask, 'id'>): Promise<Thought> {
    const id = this.#next++;
    this.#worker.postMessage({ ...task, id } satisfies ThoughtTask);
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  close(): Promise<number> {
    return this.#worker.terminate();
  }
}

export class Thoughts {
  #quick: Thread | null = null;
  #deep: Thread | null = null;

  /** What a bot answers. It is given a table that could be the real one, and nothing else. */
  async answer(match: Match, seat: Seat, level: string): Promise<Answer> {
    const deep = iterationsOf(level) > 0;
    if (deep) this.#deep ??= new Thread();
    else this.#quick ??= new Thread();
    const thread = deep ? this.#deep! : this.#quick!;
    const seed = `${seedBytes(match.setup.seed)}:players:${match.numberFor(seat)}:${seat}`;
    const { answer, error } = await thread.think(this.#task(match, seat, level, seed));
    if (answer === null) throw new Error(`the bot ${level} did not answer: ${error}`);
    return answer;
  }

  async hints(match: Match, seat: Seat): Promise<readonly Hint[]> {
    this.#quick ??= new Thread();
    const seed = `${seedBytes(match.setup.seed)}:hint:${match.numberFor(seat)}`;
    return (await this.#quick.think(this.#task(match, seat, null, seed))).hints;
  }

  #task(match: Match, seat: Seat, level: string | null, seed: string): Omit<ThoughtTask, 'id'> {
    const { state } = redeal(match.table, seat, seed);
    return { game: match.game.id, rules: match.game.rules, state, seat, level, seed };
  }

  async close(): Promise<void> {
    await Promise.all([this.#quick?.close(), this.#deep?.close()]);
  }
}
