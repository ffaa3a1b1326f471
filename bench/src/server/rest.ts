/** Measures what tables at rest cost: how soon a server with very many starts, what it holds, and how soon one of them opens. */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { below, randomFrom } from '@deadlight/engine';
import type { FromServer } from '@deadlight/host';
import { WebSocket } from 'ws';
import { SHARDS } from '../../../apps/server/src/table/shards.ts';
import { PostgresThere } from '../../../apps/server/testing/postgres-there.ts';
import { shardOwnerHere } from '../../../apps/server/testing/shard-owner-here.ts';
import { startOurs } from './our-server.ts';
import type { ServerProcess } from './process.ts';
import {
  fillDatabase,
  fillFile,
  idOf,
  isFinished,
  isInLargeShard,
  LARGE_SHARD,
} from './tables-at-rest.ts';
import { Times } from './times.ts';

/** Seconds, bytes, milliseconds at the 99th percentile, and seconds from a kill until another process holds the shard. */
export const REST_BARS = { start: 5, memory: 300e6, open: 100, takeover: 3 } as const;

interface Opening {
  /** Milliseconds from asking until the table is there, and processor time of the server for it. */
  readonly median: number;
  readonly p99: number;
  readonly cpu: number;
}

export interface RestOf {
  readonly name: string;
  /** Seconds that it took to make the tables. */
  readonly made: number;
  /** Seconds from starting the process until it listens, and those that processors were busy for it. */
  readonly start: number;
  readonly startCpu: number;
  /** Resident bytes a while after the start, and when the tables below were opened. */
  readonly memory: number;
  readonly afterwards: number;
  readonly opened: number;
  readonly playing: Opening;
  readonly finished: Opening;
  /** Seconds from the kill of the process until another holds the large shard, and all of them. */
  readonly takeover: { readonly large: number; readonly all: number } | null;
}

export interface RestReport {
  readonly node: string;
  readonly cores: number;
  readonly load: readonly [number, number];
  readonly tables: number;
  readonly stores: readonly RestOf[];
}

const FULL = { tables: 1_000_000, opened: 1000 } as const;
const QUICK = { tables: 40_000, opened: 200 } as const;
type Effort = typeof FULL | typeof QUICK;
/** Milliseconds until memory is measured: by then the server has swept. */
const SETTLES = 35_000;
/** Tables that are opened before it counts: the server compiles its code meanwhile. */
const WARM_UP = 50;

/** They make the tables sooner; a server of ours waits for the disk whatever is set. */
const SETTINGS = [
  'shared_buffers=512MB',
  'max_wal_size=8GB',
  'maintenance_work_mem=1GB',
  'synchronous_commit=off',
];

/** A page that comes to one table after another, and waits each time until it sees the game. */
async function openings(server: ServerProcess, ids: readonly string[]): Promise<Opening> {
  const { port } = server;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/online`, {
    origin: `http://127.0.0.1:${port}`,
    perMessageDeflate: false,
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const times = new Times();
  let before = server.cpu;
  for (const [i, id] of ids.entries()) {
    if (i === WARM_UP) {
      times.clear();
      before = server.cpu;
    }
    const seen = new Promise<void>((resolve, reject) => {
      socket.on('message', function hear(data: Buffer) {
        const message = JSON.parse(data.toString()) as FromServer;
        if (message.say === 'failed') reject(new Error(`${id} does not open: ${data}`));
        if (message.say !== 'moment') return;
        socket.off('message', hear);
        resolve();
      });
    });
    const asked = performance.now();
    socket.send(JSON.stringify({ say: 'enter', table: id }));
    await seen;
    times.add(performance.now() - asked);
  }
  const cpu = (1000 * (server.cpu - before)) / times.count;
  socket.close();
  return { median: times.at(0.5), p99: times.at(0.99), cpu };
}

function chosen({ tables, opened }: Effort, isWanted: (i: number) => boolean): string[] {
  const random = randomFrom('rest');
  const ids = new Set<string>();
  while (ids.size < opened + WARM_UP) {
    const i = below(random, tables);
    if (isWanted(i) && !isInLargeShard(i)) ids.add(idOf(i));
  }
  return [...ids];
}

const secondsSince = (began: number): number => (performance.now() - began) / 1000;

async function measured(
  name: string,
  effort: Effort,
  made: number,
  start: () => Promise<ServerProcess>,
  onStep: (name: string) => void,
): Promise<{ readonly of: Omit<RestOf, 'takeover'>; readonly server: ServerProcess }> {
  onStep(`${name}: it starts`);
  const began = performance.now();
  const server = await start();
  const [started, startCpu] = [secondsSince(began), server.cpu];
  await sleep(SETTLES);
  const { memory } = server;
  onStep(`${name}: tables are opened`);
  const playing = await openings(
    server,
    chosen(effort, (i) => !isFinished(i)),
  );
  const finished = await openings(server, chosen(effort, isFinished));
  const { opened } = effort;
  const of = { name, made, start: started, startCpu, memory, opened, playing, finished };
  return { of: { ...of, afterwards: server.memory }, server };
}

const MORE = ['--all-tables', '10000000'];

async function inFile(effort: Effort, onStep: (name: string) => void): Promise<RestOf> {
  const folder = mkdtempSync(join(tmpdir(), 'deadlight-rest-'));
  try {
    onStep(`SQLite: ${effort.tables} tables are made`);
    const began = performance.now();
    await fillFile(folder, effort.tables);
    const start = () => startOurs(folder, ...MORE);
    const { of, server } = await measured('SQLite', effort, secondsSince(began), start, onStep);
    await server.stop();
    return { ...of, takeover: null };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function inDatabase(effort: Effort, onStep: (name: string) => void): Promise<RestOf> {
  const folder = mkdtempSync(join(tmpdir(), 'deadlight-rest-'));
  const postgres = await PostgresThere.start(...SETTINGS);
  try {
    onStep(`PostgreSQL: ${effort.tables} tables are made`);
    const began = performance.now();
    const url = await postgres.database();
    await fillDatabase(url, effort.tables);
    const start = () => startOurs(folder, '--store', url, ...MORE);
    const { of, server } = await measured('PostgreSQL', effort, secondsSince(began), start, onStep);
    onStep('PostgreSQL: the process is killed');
    await server.stop('SIGKILL');
    return { ...of, takeover: await takenOver(url) };
  } finally {
    await postgres.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** This process takes what a killed one held. */
async function takenOver(url: string): Promise<{ large: number; all: number }> {
  const began = performance.now();
  const owner = await shardOwnerHere(url);
  let large: number | null = null;
  while (owner.held.length < SHARDS) {
    if (large === null && owner.at(LARGE_SHARD) !== undefined) large = secondsSince(began);
    await sleep(1);
  }
  const all = secondsSince(began);
  await owner.release();
  await owner.close();
  return { large: large ?? all, all };
}

export async function benchRest(
  quick: boolean,
  onStep: (name: string) => void,
): Promise<RestReport> {
  const effort = quick ? QUICK : FULL;
  const load = loadavg()[0]!;
  const stores = [await inFile(effort, onStep), await inDatabase(effort, onStep)];
  return {
    node: process.versions.node,
    cores: availableParallelism(),
    load: [load, loadavg()[0]!],
    tables: effort.tables,
    stores,
  };
}
