/** What a thread counts; the main thread is told every now and then. */
import type { OnlineProblem } from '@deadlight/host';
import type { Bus } from '../cluster/bus.ts';
import type { Tables } from '../table/tables.ts';
import { COUNTED, type Counted } from './thread-lines.ts';

/** Milliseconds for which changes are gathered. */
const GATHER = 200;

export class Counts {
  readonly #bus: Bus;
  readonly #id: string;
  readonly #tables: Tables;
  #decided = { person: 0, bot: 0 };
  #refused: Partial<Record<OnlineProblem, number>> = {};
  #timer: NodeJS.Timeout | null = null;

  constructor(bus: Bus, id: string, tables: Tables) {
    this.#bus = bus;
    this.#id = id;
    this.#tables = tables;
  }

  decided(by: 'person' | 'bot'): void {
    this.#decided[by]++;
    this.changed();
  }

  refused(problem: OnlineProblem): void {
    this.#refused[problem] = (this.#refused[problem] ?? 0) + 1;
    this.changed();
  }

  changed(): void {
    this.#timer ??= setTimeout(() => this.tell(), GATHER);
  }

  tell(): void {
    clearTimeout(this.#timer ?? undefined);
    this.#timer = null;
    const count = (state: 'open' | 'playing' | 'over'): number => this.#tables.count(state);
    const counted: Counted = {
      id: this.#id,
      decided: this.#decided,
      refused: this.#refused,
      tables: { open: count('open'), playing: count('playing'), over: count('over') },
    };
    this.#decided = { person: 0, bot: 0 };
    this.#refused = {};
    this.#bus.publish(COUNTED, JSON.stringify(counted));
  }
}
