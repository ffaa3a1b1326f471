/**
 * A pool of worker threads. Each runs one job at a time with a timeout; a thread that hangs or dies is replaced. A fair
 * queue shares the threads between people.
 */
import { Worker } from 'node:worker_threads';
import { FairQueue } from './fair-queue.ts';
import type { Task, Thought } from './thinker-thread.ts';

interface Job {
  readonly task: Task;
  readonly whose: string;
  readonly timer: NodeJS.Timeout;
  resolve(thought: Thought): void;
  reject(error: Error): void;
}

interface Thread {
  worker: Worker | null;
  running: Job | null;
}

/** The server stops: no job is run from now on. */
export class ThinkingEnded extends Error {
  constructor() {
    super('the server ends');
  }
}

export class Thinker {
  readonly #script: URL;
  readonly #threads: readonly Thread[];
  readonly #queue = new FairQueue<Job>();
  #isClosed = false;

  constructor(script = new URL('./thinker-thread.ts', import.meta.url), threads = 1) {
    this.#script = script;
    this.#threads = Array.from({ length: threads }, () => ({ worker: null, running: null }));
  }

  /** How many jobs are running or queued. */
  get busy(): number {
    return this.#queue.size + this.#threads.filter(({ running }) => running !== null).length;
  }

  /** How many jobs of one person are queued. */
  waitingFor(whose: string): number {
    return this.#queue.sizeOf(whose);
  }

  /**
   * Rejects after a timeout in milliseconds, which includes the time in the queue. `whose` names the person it counts
   * for.
   */
  think(task: Task, within: number, whose = ''): Promise<Thought> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) return reject(new ThinkingEnded());
      const timer = setTimeout(() => this.#giveUp(job), within);
      const job: Job = { task, whose, timer, resolve, reject };
      this.#queue.add(whose, job);
      this.#next();
    });
  }

  #next(): void {
    for (const thread of this.#threads) {
      if (thread.running !== null) continue;
      const job = this.#queue.next();
      if (job === undefined) return;
      thread.running = job;
      thread.worker ??= this.#newWorker(thread);
      thread.worker.postMessage(job.task);
    }
  }

  #newWorker(thread: Thread): Worker {
    const worker = new Worker(this.#script);
    worker.unref();
    worker.on('message', (thought: Thought) => {
      if (thread.worker !== worker) return;
      const job = end(thread);
      if (thought.error === null) job?.resolve(thought);
      else job?.reject(new Error(thought.error));
      this.#next();
    });
    worker.on('error', (error: Error) => this.#lose(thread, worker, error));
    worker.on('exit', () => this.#lose(thread, worker, new Error('the thread ended')));
    return worker;
  }

  #lose(thread: Thread, worker: Worker, error: Error): void {
    if (thread.worker !== worker) return;
    thread.worker = null;
    end(thread)?.reject(error);
    this.#next();
  }

  #giveUp(job: Job): void {
    const tooLong = new Error('it took too long');
    if (this.#queue.remove(job.whose, job)) {
      job.reject(tooLong);
      return;
    }
    const thread = this.#threads.find(({ running }) => running === job)!;
    const worker = thread.worker!;
    this.#lose(thread, worker, tooLong);
    void worker.terminate();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const workers = this.#threads.map((thread) => {
      const { worker } = thread;
      thread.worker = null;
      return worker;
    });
    const running = this.#threads.map(end).filter((job) => job !== null);
    for (const { timer, reject } of [...running, ...this.#queue.clear()]) {
      clearTimeout(timer);
      reject(new ThinkingEnded());
    }
    await Promise.all(workers.map((worker) => worker?.terminate()));
  }
}

/** Marks the thread as idle; returns the job that it ran. */
function end(thread: Thread): Job | null {
  const job = thread.running;
  thread.running = null;
  if (job !== null) clearTimeout(job.timer);
  return job;
}
