/**
 * Measures what threads gain: the same load on the server with one thread and with several, in turn, so that whatever
 * else goes on at the machine hits both alike. The players, in this process, share its cores.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom } from '@deadlight/engine';
import { MIXED, OurPlayers } from './our-players.ts';
import { startOurs } from './our-server.ts';
import { machineCpu, ownCpu, type ServerProcess } from './process.ts';

/** How much more two threads carry than one: requirement and target. */
export const THREADS_BARS = { gain: { bar: 1, aim: 1.6 } } as const;

/** One server in one round. */
export interface ThreadsRound {
  readonly threads: number;
  /** Moves a second when everybody moves as soon as they may. */
  readonly moves: number;
  /** CPU microseconds per move: of the whole server, of its busiest thread, and of the players. */
  readonly cpu: number;
  readonly busiest: number;
  readonly players: number;
  /** The number of processors kept busy by other programs. */
  readonly others: number;
  /** At a fixed load: milliseconds to the acknowledgement, and CPU microseconds per move. */
  readonly median: number;
  readonly p99: number;
  readonly pacedCpu: number;
  /** Resident memory in bytes. */
  readonly memory: number;
}

export interface ThreadsReport {
  readonly node: string;
  readonly cores: number;
  readonly load: readonly [number, number];
  readonly tables: number;
  /** Moves a second of the fixed load. */
  readonly rate: number;
  readonly rounds: readonly ThreadsRound[];
}

const FULL = { tables: 500, warmUp: 15, fast: 8, steady: 8, rounds: 5 } as const;
const QUICK = { tables: 200, warmUp: 8, fast: 4, steady: 4, rounds: 3 } as const;
type Effort = typeof FULL | typeof QUICK;
const RATE = 500;
const TICKS = 100;
/** Milliseconds until all are playing, and until what is under way has been answered. */
const SETTLES = 400;

/** CPU seconds used by each thread of a process. */
function cpuOfThreads(pid: number): Map<string, number> {
  return new Map(
    readdirSync(`/proc/${pid}/task`).map((thread) => {
      const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(') ') + 2).split(' ');
      return [thread, (Number(fields[11]) + Number(fields[12])) / TICKS];
    }),
  );
}

/** A server whose tables are set. */
class Running {
  readonly #threads: number;
  readonly #server: ServerProcess;
  readonly #players: OurPlayers;

  private constructor(threads: number, server: ServerProcess) {
    this.#threads = threads;
    this.#server = server;
    this.#players = new OurPlayers(server.port, randomFrom('bench'), MIXED);
  }

  static async start(
    threads: number,
    folder: string,
    { tables, warmUp }: Effort,
  ): Promise<Running> {
    const running = new Running(threads, await startOurs(folder, '--threads', String(threads)));
    await running.#players.seat(tables);
    running.#players.start();
    await sleep(warmUp * 1000);
    await running.#stop();
    return running;
  }

  async #stop(): Promise<void> {
    this.#players.stop();
    await sleep(SETTLES);
  }

  async round({ fast, steady }: Effort): Promise<ThreadsRound> {
    const [server, players] = [this.#server, this.#players];
    const { seen } = players;
    await players.refill();
    players.start();
    await sleep(SETTLES);
    seen.clear();
    const before = {
      at: performance.now(),
      cpu: server.cpu,
      own: ownCpu(),
      machine: machineCpu(),
      threads: cpuOfThreads(server.pid),
    };
    await sleep(fast * 1000);
    const took = (performance.now() - before.at) / 1000;
    const { count } = seen.acknowledged;
    const [cpu, own] = [server.cpu - before.cpu, ownCpu() - before.own];
    const machine = machineCpu() - before.machine;
    const byThread = [...cpuOfThreads(server.pid)].map(
      ([thread, used]) => used - (before.threads.get(thread) ?? 0),
    );
    await this.#stop();
    await players.refill();
    seen.clear();
    const paced = server.cpu;
    await players.playAt(RATE, steady);
    return {
      threads: this.#threads,
      moves: count / took,
      cpu: (1e6 * cpu) / count,
      busiest: (1e6 * Math.max(...byThread)) / count,
      players: (1e6 * own) / count,
      others: Math.max(0, machine - cpu - own) / took,
      median: seen.acknowledged.at(0.5),
      p99: seen.acknowledged.at(0.99),
      pacedCpu: (1e6 * (server.cpu - paced)) / seen.acknowledged.count,
      memory: server.memory,
    };
  }

  async end(): Promise<void> {
    this.#players.close();
    await this.#server.stop();
  }
}

export async function benchThreads(
  threads: number,
  quick: boolean,
  onStep: (name: string) => void,
): Promise<ThreadsReport> {
  const effort = quick ? QUICK : FULL;
  const load = loadavg()[0]!;
  const folder = mkdtempSync(join(tmpdir(), 'deadlight-threads-'));
  const running: Running[] = [];
  const rounds: ThreadsRound[] = [];
  try {
    for (const count of [1, threads]) {
      onStep(`threads: ${count}, ${effort.tables} tables`);
      running.push(await Running.start(count, mkdtempSync(join(folder, 'server-')), effort));
    }
    for (let round = 1; round <= effort.rounds; round++) {
      onStep(`round ${round} of ${effort.rounds}`);
      for (const one of running) rounds.push(await one.round(effort));
    }
  } finally {
    for (const one of running) await one.end();
    rmSync(folder, { recursive: true, force: true });
  }
  return {
    node: process.versions.node,
    cores: availableParallelism(),
    load: [load, loadavg()[0]!],
    tables: effort.tables,
    rate: RATE,
    rounds,
  };
}
