/**
 * The same work, done by our server, by others, and by the least that could do it: many tables of four seats with hidden
 * information, every move on disk before anybody is told, each player with a socket of their own.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { randomFrom } from '@deadlight/engine';
import type { Crowd } from './crowd.ts';
import { MIXED, OurPlayers } from './our-players.ts';
import { startOurs } from './our-server.ts';
import { ServerProcess } from './process.ts';
import { toBoardgame, toColyseus, toFloor } from './same-work/connections.ts';
import { type Connect, TurnPlayers } from './same-work/turn-players.ts';

const TABLES = 500;
/** Moves a second at which latency is measured. */
const STEADY = 500;

interface Players extends Crowd {
  seat(tables: number): Promise<void>;
  /** Opens another table for each whose game is over. */
  refill(): Promise<void>;
  close(): void;
}

interface Contestant {
  readonly name: string;
  start(folder: string): Promise<ServerProcess>;
  players(port: number): Players;
}

const programIn = (file: string): string =>
  fileURLToPath(new URL(`./same-work/${file}`, import.meta.url));

const other = (
  name: string,
  file: string,
  connect: (port: number) => Connect,
  ...how: string[]
): Contestant => ({
  name,
  start: (folder) => ServerProcess.start([programIn(file), folder, ...how]),
  players: (port) => new TurnPlayers(connect(port)),
});

const ours = (name: string, games: readonly string[]): Contestant => ({
  name,
  start: (folder) => startOurs(folder),
  players: (port) => new OurPlayers(port, randomFrom('bench'), games),
});

/** What the others are measured by. */
const FLOOR_WITH_RULES = 'floor, our rules played';
const OURS = 'Deadlight, one game';
const COLYSEUS_WITH_RULES = 'Colyseus, our rules played';

const CONTESTANTS: readonly Contestant[] = [
  other('floor: ws and a journal', 'floor-server.ts', toFloor),
  other(FLOOR_WITH_RULES, 'floor-server.ts', toFloor, 'rules'),
  ours(OURS, ['nemesis']),
  ours('Deadlight, mixed games', MIXED),
  other('Colyseus, views', 'colyseus-server.mjs', toColyseus),
  other(COLYSEUS_WITH_RULES, 'colyseus-server.mjs', toColyseus, 'rules'),
  other('boardgame.io, log only', 'boardgame-server.mjs', toBoardgame, 'log'),
  other('boardgame.io, state and log', 'boardgame-server.mjs', toBoardgame, 'state'),
];

export interface SameWorkRow {
  readonly name: string;
  /** Processor microseconds of the server process per move, in each round. */
  readonly cpu: readonly number[];
  /** Moves per second of players who do not wait, in each round. */
  readonly moves: readonly number[];
  /** Bytes that a seat is told about a move, median. */
  readonly bytes: number;
  /** Milliseconds until a move is acknowledged, 99th percentile at a steady rate, in each round. */
  readonly p99: readonly number[];
  /** Resident memory of the server in bytes. */
  readonly memory: number;
  /** Processor time relative to the floor with our rules, each in its best round. */
  readonly ratio: number;
}

export interface SameWork {
  readonly tables: number;
  readonly steady: number;
  readonly rows: readonly SameWorkRow[];
  /** Our ratio to the floor with rules; and to Colyseus with rules. */
  readonly ours: number;
  readonly toColyseus: number;
}

export interface SameWorkEffort {
  readonly rounds: number;
  /** Moves before anything is measured, or seconds, whichever comes first. */
  readonly warmUp: { readonly moves: number; readonly seconds: number };
  /** Seconds of each round: as fast as they go, and at the steady rate. */
  readonly fast: number;
  readonly steady: number;
}

const LOOKS = 50;
/** Milliseconds until all are playing, and until what is under way has been answered. */
const SETTLES = 400;

/** A contestant whose tables are set. */
class Running {
  readonly #name: string;
  readonly #server: ServerProcess;
  readonly #players: Players;
  readonly #cpu: number[] = [];
  readonly #moves: number[] = [];
  readonly #p99: number[] = [];
  #bytes = 0;

  private constructor(name: string, server: ServerProcess, players: Players) {
    this.#name = name;
    this.#server = server;
    this.#players = players;
  }

  static async start(
    { name, start, players }: Contestant,
    folder: string,
    { moves, seconds }: SameWorkEffort['warmUp'],
  ): Promise<Running> {
    const server = await start(folder);
    const running = new Running(name, server, players(server.port));
    const { seen } = running.#players;
    await running.#players.seat(TABLES);
    running.#players.start();
    const late = performance.now() + seconds * 1000;
    while (seen.acknowledged.count < moves && performance.now() < late) await sleep(LOOKS);
    await running.#stop();
    return running;
  }

  async #stop(): Promise<void> {
    this.#players.stop();
    await sleep(SETTLES);
  }

  async round({ fast, steady }: SameWorkEffort): Promise<void> {
    const server = this.#server;
    const players = this.#players;
    const { seen } = players;
    await players.refill();
    players.start();
    await sleep(SETTLES);
    seen.clear();
    const before = { cpu: server.cpu, at: performance.now() };
    await sleep(fast * 1000);
    const made = seen.acknowledged.count;
    this.#cpu.push((1e6 * (server.cpu - before.cpu)) / made);
    this.#moves.push((1000 * made) / (performance.now() - before.at));
    this.#bytes = seen.bytes.at(0.5);
    await this.#stop();
    await players.refill();
    seen.clear();
    await players.playAt(STEADY, steady);
    this.#p99.push(seen.acknowledged.at(0.99));
  }

  get row(): Omit<SameWorkRow, 'ratio'> {
    return {
      name: this.#name,
      cpu: this.#cpu,
      moves: this.#moves,
      bytes: this.#bytes,
      p99: this.#p99,
      memory: this.#server.memory,
    };
  }

  async end(): Promise<void> {
    this.#players.close();
    await this.#server.stop();
  }
}

/** All contestants run at once, and one of them plays at a time: rounds are interleaved. */
export async function sameWork(
  effort: SameWorkEffort,
  onStep: (name: string) => void,
): Promise<SameWork> {
  const folder = mkdtempSync(join(tmpdir(), 'deadlight-same-work-'));
  const running: Running[] = [];
  try {
    for (const contestant of CONTESTANTS) {
      onStep(`${contestant.name}: ${TABLES} tables`);
      const own = mkdtempSync(join(folder, 'contestant-'));
      running.push(await Running.start(contestant, own, effort.warmUp));
    }
    for (let round = 1; round <= effort.rounds; round++)
      for (const one of running) {
        onStep(`${one.row.name}: round ${round} of ${effort.rounds}`);
        await one.round(effort);
      }
    return resultOf(running.map(({ row }) => row));
  } finally {
    for (const one of running) await one.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Other work on the machine can only add to the processor time of a move: the best round is the nearest to the truth. */
const best = (cpu: readonly number[]): number => Math.min(...cpu);

function resultOf(rows: readonly Omit<SameWorkRow, 'ratio'>[]): SameWork {
  const costOf = (name: string): number =>
    best(rows.find((row) => row.name === name)?.cpu ?? [Number.NaN]);
  const floor = costOf(FLOOR_WITH_RULES);
  return {
    tables: TABLES,
    steady: STEADY,
    rows: rows.map((row) => ({ ...row, ratio: best(row.cpu) / floor })),
    ours: costOf(OURS) / floor,
    toColyseus: costOf(OURS) / costOf(COLYSEUS_WITH_RULES),
  };
}
