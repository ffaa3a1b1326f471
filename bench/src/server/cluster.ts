/** Measures servers that share their tables: the cost of a decision as owners are added, and the failover time. */
import { readFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom } from '@deadlight/engine';
import { ClusterThere } from '../../../apps/server/testing/cluster/cluster-there.ts';
import { GAMES, opened } from '../../../apps/server/testing/journey.ts';
import { Traveller } from '../../../apps/server/testing/traveller.ts';
import { OurPlayers } from './our-players.ts';
import { cpuOf } from './process.ts';
import { withServer } from './server.ts';

/** Seconds until all seats work again after an owner was killed: requirement and target. */
export const CLUSTER_BARS = { failover: { bar: 10, aim: 3 } } as const;

/** CPU time by user, and messages on the bus. */
interface Used {
  readonly owners: number;
  readonly gateways: number;
  readonly database: number;
  readonly bus: number;
  readonly messages: number;
}

/** The same load on servers of one kind; usage per decision, CPU in microseconds. */
export interface ClusterPace extends Used {
  readonly name: string;
  /** Acknowledged decisions per second. */
  readonly reached: number;
  /** Milliseconds to the acknowledgement. */
  readonly median: number;
  readonly p99: number;
}

export interface ClusterReport {
  readonly node: string;
  readonly cores: number;
  readonly load: readonly [number, number];
  readonly tables: number;
  readonly rate: number;
  readonly paces: readonly ClusterPace[];
  /** Seconds from each kill of an owner until every table had resumed. */
  readonly failovers: readonly number[];
}

const FULL = { tables: 500, rate: 500, warmUp: 10, seconds: 15, kills: 5 } as const;
const QUICK = { tables: 100, rate: 300, warmUp: 4, seconds: 6, kills: 2 } as const;
type Effort = typeof FULL | typeof QUICK;
const OWNERS = [1, 2, 4] as const;
const FAILOVER_TABLES = 40;
/** Milliseconds: between two kills, timeout of a table, and polling interval. */
const BETWEEN = 3000;
const LONGEST = 60_000;
const LOOKS = 5;

const NOTHING: Used = { owners: 0, gateways: 0, database: 0, bus: 0, messages: 0 };

/** Plays at a steady rate, and divides the usage by decisions. */
async function paceOf(
  name: string,
  players: OurPlayers,
  { tables, rate, warmUp, seconds }: Effort,
  used: () => Promise<Used>,
): Promise<ClusterPace> {
  await players.seat(tables);
  await players.playAt(rate, warmUp);
  const { seen } = players;
  seen.clear();
  const before = await used();
  const started = performance.now();
  await players.playAt(rate, seconds);
  const { acknowledged } = seen;
  const { count } = acknowledged;
  const took = (performance.now() - started) / 1000;
  const after = await used();
  const each = (what: keyof Used): number => (1e6 * (after[what] - before[what])) / count;
  return {
    name,
    reached: count / took,
    median: acknowledged.at(0.5),
    p99: acknowledged.at(0.99),
    owners: each('owners'),
    gateways: each('gateways'),
    database: each('database'),
    bus: each('bus'),
    messages: each('messages') / 1e6,
  };
}

const embedded = (effort: Effort): Promise<ClusterPace> =>
  withServer((server, players) =>
    paceOf('one process, SQLite', players, effort, async () => ({
      ...NOTHING,
      owners: server.cpu,
    })),
  );

async function withCluster<T>(
  owners: number,
  work: (cluster: ClusterThere) => Promise<T>,
): Promise<T> {
  const cluster = await ClusterThere.start({ owners, gateways: 1 });
  try {
    return await work(cluster);
  } finally {
    await cluster.close();
  }
}

const shared = (owners: number, effort: Effort): Promise<ClusterPace> =>
  withCluster(owners, async (cluster) => {
    const [gateway] = cluster.gateways;
    const players = new OurPlayers(Number(gateway!.at.split(':')[1]), randomFrom('bench'));
    try {
      const name = `${owners} owner${owners > 1 ? 's' : ''}, PostgreSQL`;
      return await paceOf(name, players, effort, () => usedBy(cluster));
    } finally {
      players.close();
    }
  });

async function usedBy({ owners, gateways, nats, postgres }: ClusterThere): Promise<Used> {
  const cpu = (pids: readonly number[]): number => pids.reduce((sum, pid) => sum + cpuOf(pid), 0);
  const said = await Promise.all([...owners, ...gateways].map(({ at }) => messagesOf(at)));
  return {
    owners: cpu(owners.map(({ pid }) => pid)),
    gateways: cpu(gateways.map(({ pid }) => pid)),
    database: cpu(withChildren(postgres.pid)),
    bus: cpuOf(nats.pid),
    messages: said.reduce((a, b) => a + b, 0),
  };
}

/** PostgreSQL has a process for each connection. */
function withChildren(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return [pid, ...children.split(' ').filter(Boolean).map(Number)];
}

async function messagesOf(at: string): Promise<number> {
  const text = await (await fetch(`http://${at}/metrics`)).text();
  return Number(/^deadlight_bus_published_total (\d+)/m.exec(text)![1]);
}

/** A table whose players answer at once, and the time of its last progress. */
interface Busy {
  readonly travellers: readonly Traveller[];
  wentOn: number;
}

async function busyTable(at: () => string, name: string): Promise<Busy> {
  const { table, cookies } = await opened(at(), GAMES[0]);
  const busy: Busy = {
    wentOn: 0,
    travellers: cookies.slice(0, GAMES[0].people).map((cookie, i) => {
      const random = randomFrom(`${name}:${i}`);
      const made = new Traveller(at, table, cookie, `${name}-${i}`, random, {
        keepsView: () => false,
      });
      made.onTaken = () => {
        busy.wentOn = performance.now();
      };
      return made;
    }),
  };
  return busy;
}

/** Repeatedly kills one of two owners, and waits each time until every table has resumed. */
const failovers = (kills: number): Promise<number[]> =>
  withCluster(2, async (cluster) => {
    const at = (): string => cluster.gateways[0]!.at;
    const took: number[] = [];
    for (let kill = 0; kill < kills; kill++) {
      const owner = cluster.owners[kill % 2]!;
      const names = Array.from({ length: FAILOVER_TABLES }, (_, i) => `${kill}-${i}`);
      const tables = await Promise.all(names.map((name) => busyTable(at, name)));
      const killed = performance.now();
      await owner.end('SIGKILL');
      const isBack = ({ wentOn, travellers }: Busy): boolean =>
        wentOn > killed || travellers.every(({ isDone }) => isDone);
      while (!tables.every(isBack) && performance.now() < killed + LONGEST) await sleep(LOOKS);
      took.push((performance.now() - killed) / 1000);
      for (const { travellers } of tables) for (const traveller of travellers) traveller.close();
      await owner.start();
      await sleep(BETWEEN);
    }
    return took;
  });

export async function benchCluster(
  quick: boolean,
  onStep: (name: string) => void,
): Promise<ClusterReport> {
  const effort = quick ? QUICK : FULL;
  const load = loadavg()[0]!;
  onStep('one process, SQLite');
  const paces = [await embedded(effort)];
  for (const owners of OWNERS) {
    onStep(`${owners} owners`);
    paces.push(await shared(owners, effort));
  }
  onStep('owners are killed');
  return {
    node: process.versions.node,
    cores: availableParallelism(),
    load: [load, loadavg()[0]!],
    tables: effort.tables,
    rate: effort.rate,
    paces,
    failovers: await failovers(effort.kills),
  };
}
