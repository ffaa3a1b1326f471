/** Measures the server in its own process, with all players in this one: the same work as others, then how far it goes. */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from '@deadlight/engine';
import { installPeers } from '../../../scripts/peers.mjs';
import { OurPlayers } from './our-players.ts';
import { startOurs } from './our-server.ts';
import { machineCpu, ownCpu, type ServerProcess } from './process.ts';
import { type SameWork, sameWork } from './same-work.ts';

/** Requirement and target. */
export const SERVER_BARS = {
  acknowledged: { bar: 50, aim: 15 },
  most: { bar: 3000, aim: 6000 },
  /** Processor time relative to the floor with our rules, and to Colyseus with them. */
  floor: { bar: 2, aim: 1.5 },
  colyseus: { bar: 1, aim: 1 },
  sockets: { bar: 10_000, aim: 18_000 },
  memory: { bar: 500e6, aim: 500e6 },
  bytes: { bar: 400, aim: 150 },
} as const;

/** Decisions at one rate. */
export interface Pace {
  /** Decisions per second: requested, and acknowledged. */
  readonly rate: number;
  readonly reached: number;
  /** Milliseconds to the acknowledgement. */
  readonly median: number;
  readonly p99: number;
  /** CPU microseconds per decision, all threads of the server together. */
  readonly cpu: number;
  /** The same for the players, all of them in this process. */
  readonly players: number;
  /** The number of processors kept busy by other programs. */
  readonly others: number;
  /** Bytes sent to one seat per decision. */
  readonly bytes: number;
}

export interface ServerReport {
  readonly node: string;
  readonly cores: number;
  /** Load of the machine, before and after. */
  readonly load: readonly [number, number];
  readonly sameWork: SameWork;
  /** How far our server goes; null in a quick run. */
  readonly capacity: Capacity | null;
}

export interface Capacity {
  readonly tables: number;
  readonly steady: Pace;
  readonly paces: readonly Pace[];
  /** The highest rate of decisions per second with a 99th percentile latency of 100 ms. */
  readonly most: number;
  /** Memory of one process in bytes, by number of sockets, four at each table. */
  readonly sockets: readonly { readonly count: number; readonly bytes: number }[];
}

const FULL = {
  rounds: 5,
  warmUp: { moves: 60_000, seconds: 20 },
  fast: 4,
  steady: 4,
} as const;
const QUICK = {
  rounds: 2,
  warmUp: { moves: 30_000, seconds: 5 },
  fast: 2,
  steady: 2,
} as const;
/** Tables, and seconds of each part. */
const CAPACITY = { tables: 2000, warmUp: 15, seconds: 20, step: 6 } as const;
const SOCKETS = [10_000, 18_000] as const;
const STEADY = 1000;
const RATES = [2000, 3000, 4000, 5000, 6000, 8000] as const;
const WITHIN = 100;
/** Share of the requested rate that must be reached. */
const REACHED = 0.95;
const SEATS = 4;

export async function withServer<T>(
  work: (server: ServerProcess, players: OurPlayers) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'deadlight-bench-'));
  const server = await startOurs(folder);
  const players = new OurPlayers(server.port, randomFrom('bench'));
  try {
    return await work(server, players);
  } finally {
    players.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function paceAt(
  rate: number,
  seconds: number,
  server: ServerProcess,
  players: OurPlayers,
): Promise<Pace> {
  const { seen } = players;
  seen.clear();
  const before = { server: server.cpu, own: ownCpu(), machine: machineCpu() };
  const started = performance.now();
  await players.playAt(rate, seconds);
  const took = (performance.now() - started) / 1000;
  const { acknowledged, bytes } = seen;
  const used = server.cpu - before.server;
  const own = ownCpu() - before.own;
  return {
    rate,
    reached: acknowledged.count / took,
    median: acknowledged.at(0.5),
    p99: acknowledged.at(0.99),
    cpu: (1e6 * used) / acknowledged.count,
    players: (1e6 * own) / acknowledged.count,
    others: Math.max(0, machineCpu() - before.machine - used - own) / took,
    bytes: bytes.at(0.5),
  };
}

async function capacity(onStep: (name: string) => void): Promise<Capacity> {
  const { tables, warmUp, seconds, step } = CAPACITY;
  onStep(`${tables} tables`);
  const paced = await withServer(async (server, players) => {
    await players.seat(tables);
    onStep(`${STEADY} decisions a second`);
    await players.playAt(STEADY, warmUp);
    const steady = await paceAt(STEADY, seconds, server, players);
    const paces: Pace[] = [];
    for (const rate of RATES) {
      onStep(`${rate} decisions a second`);
      const pace = await paceAt(rate, step, server, players);
      paces.push(pace);
      if (pace.p99 > WITHIN || pace.reached < REACHED * rate) break;
    }
    return { steady, paces };
  });
  const sockets = await withServer(async (server, players) => {
    const held: { count: number; bytes: number }[] = [];
    for (const count of SOCKETS) {
      onStep(`${count} sockets`);
      await players.seat((count - players.sockets) / SEATS);
      await players.playAt(STEADY, warmUp);
      held.push({ count: players.sockets, bytes: server.memory });
    }
    return held;
  });
  const most = Math.max(
    0,
    ...[paced.steady, ...paced.paces]
      .filter(({ p99, reached, rate }) => p99 <= WITHIN && reached >= REACHED * rate)
      .map(({ rate }) => rate),
  );
  return { tables, ...paced, most, sockets };
}

export async function benchServer(
  quick: boolean,
  onStep: (name: string) => void,
): Promise<ServerReport> {
  await installPeers();
  const load = loadavg()[0]!;
  const same = await sameWork(quick ? QUICK : FULL, onStep);
  const goes = quick ? null : await capacity(onStep);
  return {
    node: process.versions.node,
    cores: availableParallelism(),
    load: [load, loadavg()[0]!],
    sameWork: same,
    capacity: goes,
  };
}
