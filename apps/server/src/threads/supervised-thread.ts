/**
 * One of the threads that hold tables, as the main thread looks after it: whenever it ends, it is started again, and
 * its tables come back from the log. Those of other threads notice nothing.
 */
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { BotTime } from '../bots/bot-time.ts';
import { OWNERS } from '../cluster/subjects.ts';
import type { SendingSettings } from '../notices/sender.ts';
import type { Limits } from '../operator/limits.ts';
import { EVERY, newPulse, PulseWatch } from '../operator/pulse.ts';
import { LOOP_PATIENCE } from '../operator/watchdog.ts';
import type { SharedFile } from '../store/sqlite-store.ts';
import type { PortBus } from './port-bus.ts';
import { type Command, type Counted, commandsTo, type TableThreadData } from './thread-lines.ts';

export interface Surroundings {
  readonly bus: PortBus;
  readonly file: SharedFile;
  readonly log: Logger;
  readonly limits: Limits;
  readonly botTime: BotTime;
  readonly sending: SendingSettings;
  readonly script: URL;
}

/** Megabytes of the heap's young generation. V8's default would let it grow further for each thread than is of use. */
const YOUNG = 96;
/** Milliseconds until a thread that ended at once is started again, doubled each time. */
const AGAIN = 100;
const LONGEST_AGAIN = 5000;
/** After this many failures in a row it is not expected to come back by itself. */
const HOPELESS = 3;
/** How often in a row a thread may end in the rules of the same table before the table is closed. */
const FAULTY = 3;

/** For one time that the thread was started. */
interface Run {
  readonly id: string;
  readonly worker: Worker;
  readonly watch: PulseWatch;
  /** It holds its tables; before that, its sources are loaded, which takes as long as it takes. */
  isUp: boolean;
  /** It is being ended. */
  isEnding: boolean;
}

export class SupervisedThread {
  readonly number: number;
  readonly #shards: readonly number[];
  readonly #around: Surroundings;
  #run: Run | null = null;
  #epoch = 0;
  #isClosed = false;
  /** How often it has ended before it held its tables, since it last did. */
  #failures = 0;
  /** The table in whose rules it ended last, and how often in a row. */
  #suspect: { readonly table: string; readonly times: number } | null = null;
  #onUp: () => void = () => {};
  #onFailed: (error: Error) => void = () => {};
  tables: Counted['tables'] = { open: 0, playing: 0, over: 0 };
  decisions = 0;
  restarts = 0;

  constructor(number: number, shards: readonly number[], around: Surroundings) {
    this.number = number;
    this.#shards = shards;
    this.#around = around;
  }

  get id(): string | null {
    return this.#run?.id ?? null;
  }

  get isHopeless(): boolean {
    return this.#failures >= HOPELESS;
  }

  /** Seconds that its loop was busy since it was last started. */
  get busy(): number {
    return (this.#run?.worker.performance.eventLoopUtilization().active ?? 0) / 1000;
  }

  /** Resolves when it holds its tables; rejects if it ends before. */
  start(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#onUp = resolve;
      this.#onFailed = reject;
      this.#begin();
    });
  }

  #begin(): void {
    const { file, limits, botTime, sending, script, log, bus } = this.#around;
    const epoch = ++this.#epoch;
    const id = `${this.number}-${epoch}`;
    const [store, pulse] = [file.portFor(id), newPulse()];
    const workerData: TableThreadData = {
      thread: this.number,
      id,
      epoch,
      shards: this.#shards,
      store,
      pulse,
      limits,
      botTime,
      sending,
      logLevel: log.level,
    };
    const worker = new Worker(script, {
      workerData,
      transferList: [store],
      name: `tables ${this.number}`,
      env: withCompileCache(),
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
    });
    const disconnect = bus.connect(worker);
    const run: Run = { id, worker, watch: new PulseWatch(pulse), isUp: false, isEnding: false };
    this.#run = run;
    let why: Error = new Error('it has ended by itself');
    worker.once('error', (error: Error) => {
      why = error;
    });
    worker.once('exit', () => {
      disconnect();
      void this.#end(run, why);
    });
  }

  /** It has counted something, and holds its tables. */
  hear({ tables, decided }: Counted): void {
    this.tables = tables;
    this.decisions += decided.person + decided.bot;
    this.#failures = 0;
    if (this.#run !== null) this.#run.isUp = true;
    this.#onUp();
  }

  async #end({ id, watch }: Run, why: Error): Promise<void> {
    const { bus, file, log } = this.#around;
    this.#run = null;
    // Pages wait until somebody holds the tables again.
    bus.publish(OWNERS, JSON.stringify({ owner: id, shards: [] }));
    if (this.#isClosed) return;
    const table = watch.inRulesOf;
    const thread = this.number;
    log.error({ thread, table, err: why }, 'a thread that holds tables has ended');
    this.#failures++;
    this.#onFailed(why);
    try {
      await file.forget(id);
      if (table !== null) await this.#noteSuspect(table);
    } catch (error) {
      log.error({ thread, err: error }, 'what a thread has left could not be put in order');
    }
    await sleep(Math.min(LONGEST_AGAIN, AGAIN * 2 ** (this.#failures - 1)));
    if (this.#isClosed) return;
    this.restarts++;
    this.#begin();
  }

  /** Whatever ends a thread again and again in the rules of one table must not take the others along each time. */
  async #noteSuspect(table: string): Promise<void> {
    const times = this.#suspect?.table === table ? this.#suspect.times + 1 : 1;
    this.#suspect = { table, times };
    if (times >= FAULTY) await this.#around.file.order({ do: 'close', table, faulty: true });
  }

  /** Looks whether it hangs. `patience` is how many milliseconds one call into the rules may take. */
  look(patience: number): void {
    const run = this.#run;
    if (run === null || !run.isUp || run.isEnding) return;
    run.watch.look();
    const { inRulesOf: table, callStill, loopStill } = run.watch;
    if (table !== null && callStill * EVERY >= patience) void this.#endWith(run, table);
    else if (loopStill * EVERY >= patience * LOOP_PATIENCE) void this.#endWith(run, null);
  }

  async #endWith(run: Run, table: string | null): Promise<void> {
    const { file, log } = this.#around;
    run.isEnding = true;
    const about = { thread: this.number, table };
    if (table === null) log.fatal(about, 'a thread does not answer, for no fault of any table');
    else {
      log.fatal(about, 'the rules of a table do not come to an end; it is closed');
      await file
        .order({ do: 'close', table, faulty: true })
        .catch((error: unknown) => log.error({ ...about, err: error }, 'it could not be closed'));
    }
    await run.worker.terminate();
  }

  /** Has it do something; rejects if it does not in time. */
  async command(command: Command, within: number): Promise<void> {
    if (this.#run !== null) await this.#around.bus.ask(commandsTo(this.#run.id), command, within);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#run?.worker.terminate();
  }
}

/** A thread starts in half the time with the compiled sources of this one, but does not use them by itself. */
function withCompileCache(): NodeJS.ProcessEnv {
  const folder = getCompileCacheDir();
  // There is one for each version of Node.
  return folder === undefined
    ? process.env
    : { ...process.env, NODE_COMPILE_CACHE: dirname(folder) };
}
