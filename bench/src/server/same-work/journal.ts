/** Entries on disk, many in one transaction: while one batch is written, the next gathers. */
import { Worker } from 'node:worker_threads';

export class Journal {
  readonly #thread: Worker;
  #waiting: (string | number)[] = [];
  #resolves: (() => void)[] = [];
  #written: (() => void)[] | null = null;

  constructor(folder: string) {
    this.#thread = new Worker(new URL('./journal-thread.ts', import.meta.url), {
      workerData: folder,
    });
    this.#thread.on('error', (error) => {
      throw error;
    });
    this.#thread.on('message', () => {
      const done = this.#written!;
      this.#written = null;
      this.#write();
      for (const resolve of done) resolve();
    });
  }

  /** Resolves once it is on disk. */
  append(table: string, place: number, entry: string): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(table, place, entry);
      if (this.#resolves.push(resolve) === 1 && this.#written === null)
        setImmediate(() => this.#write());
    });
  }

  #write(): void {
    if (this.#written !== null || this.#resolves.length === 0) return;
    this.#written = this.#resolves;
    this.#resolves = [];
    this.#thread.postMessage(this.#waiting);
    this.#waiting = [];
  }
}
