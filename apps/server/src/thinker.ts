/** A thread that thinks, one thought after another, each within its time. One that hangs or dies is replaced. */
import { Worker } from 'node:worker_threads';
import type { Task, Thought } from './thought-thread.ts';

interface Job {
  readonly task: Task;
  readonly timer: NodeJS.Timeout;
  resolve(thought: Thought): void;
  reject(error: Error): void;
}

export class Thinker {
  readonly #script: URL;
  #worker: Worker | null = null;
  readonly #queue: Job[] = [];
  #running: Job | null = null;

  constructor(script = new URL('./thought-thread.ts', import.meta.url)) {
    this.#script = script;
  }

  /** How many thoughts are thought or wait for it. */
  get busy(): number {
    return this.#queue.length + (this.#running === null ? 0 : 1);
  }

  /** Rejects if it takes longer than so many milliseconds, waiting included. */
  think(task: Task, within: number): Promise<Thought> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#giveUp(job), within);
      const job: Job = { task, timer, resolve, reject };
      this.#queue.push(job);
      this.#next();
    });
  }

  #next(): void {
    if (this.#running !== null) return;
    const job = this.#queue.shift();
    if (job === undefined) return;
    this.#running = job;
    this.#worker ??= this.#newWorker();
    this.#worker.postMessage(job.task);
  }

  #newWorker(): Worker {
    const worker = new Worker(this.#script);
    worker.unref();
    worker.on('message', (thought: Thought) => {
      const job = this.#end();
      if (thought.error === null) job?.resolve(thought);
      else job?.reject(new Error(thought.error));
      this.#next();
    });
    worker.on('error', (error: Error) => this.#lose(worker, error));
    worker.on('exit', () => this.#lose(worker, new Error('the thread ended')));
    return worker;
  }

  #end(): Job | null {
    const job = this.#running;
    this.#running = null;
    if (job !== null) clearTimeout(job.timer);
    return job;
  }

  #lose(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    this.#end()?.reject(error);
    this.#next();
  }

  #giveUp(job: Job): void {
    const tooLong = new Error('it took too long');
    const waits = this.#queue.indexOf(job);
    if (waits >= 0) {
      this.#queue.splice(waits, 1);
      job.reject(tooLong);
      return;
    }
    const worker = this.#worker!;
    this.#lose(worker, tooLong);
    void worker.terminate();
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = null;
    for (const { timer } of [...this.#queue, ...(this.#running === null ? [] : [this.#running])])
      clearTimeout(timer);
    this.#queue.length = 0;
    await worker?.terminate();
  }
}
