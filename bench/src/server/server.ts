/** Measures the server in its own process, with all players in this one. The yardstick is boardgame.io's server. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { randomFrom } from '@deadlight/engine';
import { installPeers } from '../../../scripts/peers.mjs';
import { OurPlayers } from './our-players.ts';
import { machineCpu, ownCpu, ServerProcess } from './process.ts';
import { TheirPlayers } from './their-players.ts';

/** Requirement and target. */
export const SERVER_BARS = {
  acknowledged: { bar: 50, aim: 15 },
  most: { bar: 3000, aim: 6000 },
  cpu: { bar: 200, aim: 110 },
  moves: { bar: 2, aim: 3 },
  deliveries: { bar: 4, aim: 6 },
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

export interface Rate {
  readonly moves: number;
  readonly deliveries: number;
  /** CPU microseconds per move: of the server, and of the players. */
  readonly cpu: number;
  readonly players: number;
}

export interface ServerReport {
  readonly node: string;
  readonly cores: number;
  /** Load of the machine, before and after. */
  readonly load: readonly [number, number];
  readonly tables: number;
  readonly steady: Pace;
  readonly paces: readonly Pace[];
  /** The highest rate of decisions per second with a 99th percentile latency of 100 ms. */
  readonly most: number;
  readonly fast: { readonly tables: number; readonly ours: Rate; readonly theirs: Rate };
  /** Memory of one process in bytes, by number of sockets, four at each table. */
  readonly sockets: readonly { readonly count: number; readonly bytes: number }[];
}

const COMMAND = fileURLToPath(new URL('../../../apps/cli/deadlight.mjs', import.meta.url));
const THEIR_SERVER = fileURLToPath(new URL('./their-server.mjs', import.meta.url));

const FULL = {
  tables: 2000,
  warmUp: 15,
  seconds: 20,
  step: 6,
  fast: 10,
  sockets: [10_000, 18_000],
} as const;
const QUICK = { tables: 500, warmUp: 4, seconds: 6, step: 3, fast: 4, sockets: [4000] } as const;
const STEADY = 1000;
const RATES = [2000, 3000, 4000, 5000, 6000, 8000] as const;
const WITHIN = 100;
/** Share of the requested rate that must be reached. */
const REACHED = 0.95;
const FAST_TABLES = 500;
/** Warm-up: number of moves, and its timeout in milliseconds. */
const WARM = 50_000;
const LONGEST_WARM_UP = 30_000;
const LOOKS = 100;
/** Milliseconds until all are playing. */
const SETTLES = 1000;
const SEATS = 4;

export async function withServer<T>(
  work: (server: ServerProcess, players: OurPlayers) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'deadlight-bench-'));
  writeFileSync(join(folder, 'index.html'), 'the app');
  const limits = [
    '--sockets',
    '1000000',
    '--tables',
    '1000000',
    '--opens',
    '1000000',
    '--starts',
    '1000000',
    '--connections',
    '1000000',
    '--rate',
    '100000',
  ];
  const where = ['--port', '0', '--address', '127.0.0.1', '--data', folder, '--app', folder];
  const server = await ServerProcess.start([COMMAND, 'server', ...where, ...limits]);
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

interface Count {
  readonly moves: number;
  readonly deliveries: number;
}

interface Players {
  seat(tables: number): Promise<void>;
  /** Everybody moves as soon as they may. */
  start(): void;
  close(): void;
}

/** The throughput of players who do not wait, after a warm-up. */
async function rateOf(
  server: ServerProcess,
  seconds: number,
  players: Players,
  count: () => Count,
): Promise<Rate> {
  await players.seat(FAST_TABLES);
  players.start();
  const late = performance.now() + LONGEST_WARM_UP;
  while (count().moves < WARM && performance.now() < late) await sleep(LOOKS);
  players.close();
  await players.seat(FAST_TABLES);
  players.start();
  await sleep(SETTLES);
  const before = { ...count(), cpu: server.cpu, own: ownCpu(), at: performance.now() };
  await sleep(seconds * 1000);
  const { moves, deliveries } = count();
  const took = (performance.now() - before.at) / 1000;
  return {
    moves: (moves - before.moves) / took,
    deliveries: (deliveries - before.deliveries) / took,
    cpu: (1e6 * (server.cpu - before.cpu)) / (moves - before.moves),
    players: (1e6 * (ownCpu() - before.own)) / (moves - before.moves),
  };
}

async function ourRate(seconds: number): Promise<Rate> {
  return withServer(async (server, players) => {
    const { seen } = players;
    return rateOf(server, seconds, players, () => ({
      moves: seen.acknowledged.count,
      deliveries: seen.deliveries,
    }));
  });
}

async function theirRate(seconds: number): Promise<Rate> {
  const server = await ServerProcess.start([THEIR_SERVER]);
  const players = new TheirPlayers(server.port);
  try {
    return await rateOf(server, seconds, players, () => ({
      moves: players.moves,
      deliveries: players.deliveries,
    }));
  } finally {
    players.close();
    await server.stop();
  }
}

export async function benchServer(
  quick: boolean,
  onStep: (name: string) => void,
): Promise<ServerReport> {
  await installPeers();
  const effort = quick ? QUICK : FULL;
  const load = loadavg()[0]!;
  onStep(`${effort.tables} tables`);
  const paced = await withServer(async (server, players) => {
    await players.seat(effort.tables);
    onStep(`${STEADY} decisions a second`);
    await players.playAt(STEADY, effort.warmUp);
    const steady = await paceAt(STEADY, effort.seconds, server, players);
    const paces: Pace[] = [];
    for (const rate of RATES) {
      onStep(`${rate} decisions a second`);
      const pace = await paceAt(rate, effort.step, server, players);
      paces.push(pace);
      if (pace.p99 > WITHIN || pace.reached < REACHED * rate) break;
    }
    return { steady, paces };
  });
  onStep('boardgame.io');
  const theirs = await theirRate(effort.fast);
  onStep(`${FAST_TABLES} tables, as fast as they go`);
  const ours = await ourRate(effort.fast);
  const sockets = await withServer(async (server, players) => {
    const held: { count: number; bytes: number }[] = [];
    for (const count of effort.sockets) {
      onStep(`${count} sockets`);
      await players.seat((count - players.sockets) / SEATS);
      await players.playAt(STEADY, effort.warmUp);
      held.push({ count: players.sockets, bytes: server.memory });
    }
    return held;
  });
  return {
    node: process.versions.node,
    cores: availableParallelism(),
    load: [load, loadavg()[0]!],
    tables: effort.tables,
    ...paced,
    most: Math.max(
      0,
      ...[paced.steady, ...paced.paces]
        .filter(({ p99, reached, rate }) => p99 <= WITHIN && reached >= REACHED * rate)
        .map(({ rate }) => rate),
    ),
    fast: { tables: FAST_TABLES, ours, theirs },
    sockets,
  };
}
