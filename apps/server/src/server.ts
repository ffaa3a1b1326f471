/** The whole server: app, lobby, tables, storage. */
import { randomInt } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ONLINE_VERSION } from '@deadlight/host';
import fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { Addresses, addressOf, networkOf } from './addresses.ts';
import { Denied } from './client.ts';
import type { Cluster } from './cluster/cluster.ts';
import { filesIn } from './files.ts';
import { Gateway } from './gateway.ts';
import type { Hall } from './hall.ts';
import { type AroundHolding, type Holding, holdAll } from './holding.ts';
import { COST, LIMITS, type Limits } from './limits.ts';
import { newMetrics } from './metrics.ts';
import { holdsTables, type Role } from './roles.ts';
import { Thoughts } from './thoughts.ts';
import { Watchdog } from './watchdog.ts';

export interface ServerOptions {
  readonly port: number;
  readonly address: string;
  /** The folder where the tables are kept, unless they are in a database. */
  readonly data: string;
  /** The address of a PostgreSQL database, where the tables are kept instead. */
  readonly store?: string | undefined;
  /** The address of the bus that connects this process with others, and what it does among them. */
  readonly bus?: string | undefined;
  readonly role?: Role | undefined;
  /** The folder of the built browser app. */
  readonly app: string;
  readonly publicUrl: URL | null;
  /** Where the source of this server is, as the licence asks. */
  readonly source?: URL | undefined;
  /** Addresses of proxies whose word is taken for where a request comes from. */
  readonly proxies?: readonly string[];
  readonly log: Logger;
  readonly limits?: Partial<Limits>;
  /** How long a bot takes its time, in milliseconds: from, to. */
  readonly botTime?: readonly [number, number];
  /** Milliseconds between two beats; pages give up a server that they hear nothing of. */
  readonly beat?: number;
  /** Milliseconds without a sign of life after which the process is ended, with the table closed that is at fault. */
  readonly patience?: number;
}

export interface RunningServer {
  readonly port: number;
  close(): Promise<void>;
}

const BOT_TIME = [600, 1800] as const;
const BEAT = 15_000;
const SWEEP = 30_000;
/** What the operator asks for is done within so many milliseconds. */
const OBEY = 1000;
const POLICY = [
  "default-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "worker-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A server that stands alone loads nothing of this. */
async function join(options: ServerOptions, registry: Registry): Promise<Cluster | null> {
  const { bus, role = 'both', store, log } = options;
  if (bus === undefined) return null;
  const { joinCluster } = await import('./cluster/cluster.ts');
  return joinCluster({ bus, role, store, log, registry });
}

async function hold({ data, store }: ServerOptions, around: AroundHolding): Promise<Holding> {
  if (store === undefined) return holdAll(data, around);
  const { Holdings } = await import('./postgres/holdings.ts');
  return Holdings.openAlone(store, around);
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { log, botTime = BOT_TIME } = options;
  const limits = { ...LIMITS, ...options.limits };
  // The time of day, by a clock that goes on evenly though somebody sets the machine's.
  const now = (): number => Math.round(performance.timeOrigin + performance.now());
  let watchdog: Watchdog | null = null;
  let gateway: Gateway | null = null;
  const metrics = newMetrics(
    () => gateway?.count ?? 0,
    () => holding.size,
  );
  const cluster = await join(options, metrics.registry);
  const thoughts = new Thoughts(log, undefined, cluster?.elsewhere);
  const around: AroundHolding = {
    thoughts,
    log,
    limits,
    now,
    pause: () => sleep(randomInt(botTime[0], botTime[1] + 1)),
    changed: () => gateway?.lobbyChanged(),
    asking: (table) => watchdog?.at(table),
    decided: () => metrics.decisions.inc(),
  };
  const holding =
    cluster === null
      ? await hold(options, around)
      : await cluster.hold(around, (isAway) => gateway?.setAway(isAway));
  const { hall } = holding;
  if (options.patience !== undefined && holdsTables(options.role ?? 'both'))
    watchdog = new Watchdog(options, options.patience);
  const addresses = new Addresses(limits, now);
  const proxies = new Set(options.proxies?.map(networkOf));
  const { publicUrl, beat = BEAT } = options;
  if (hall !== null)
    gateway = new Gateway({ hall, limits, addresses, proxies, log, metrics, publicUrl, beat, now });

  const http = fastify({ bodyLimit: 1024, requestTimeout: 10_000 });
  http.addHook('onRequest', async (request, reply) => {
    if (!addresses.take(addressOf(request.raw, proxies), COST.request))
      return reply.code(429).type('text/plain').send('too fast\n');
    reply.headers({
      'content-security-policy': POLICY,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    return undefined;
  });
  http.get('/healthz', (_request, reply) =>
    holding.problem === null
      ? { ok: true }
      : reply.code(503).send({ ok: false, problem: 'nothing can be kept' }),
  );
  http.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  if (hall !== null) serveApp(http, hall, options);
  gateway?.attach(http.server);
  await http.listen({ port: options.port, host: options.address });
  const sweeping = setInterval(() => {
    addresses.sweep();
    holding.sweep().catch((error: unknown) => log.error({ err: error }, 'the sweep failed'));
  }, SWEEP);
  const obeying = setInterval(() => {
    holding
      .obey()
      .catch((error: unknown) => log.error({ err: error }, 'an order was not followed'));
  }, OBEY);

  return {
    port: (http.server.address() as AddressInfo).port,
    async close() {
      clearInterval(sweeping);
      clearInterval(obeying);
      await gateway?.close();
      await holding.rest();
      await http.close();
      await thoughts.close();
      await holding.close();
      await watchdog?.close();
    },
  };
}

function serveApp(http: FastifyInstance, hall: Hall, { app, source }: ServerOptions): void {
  // A page asks for it to know whether there is a server behind it.
  http.get('/online.json', () => ({ online: ONLINE_VERSION, source: source?.href }));
  http.get<{ Params: { id: string } }>('/record/:id', async ({ params }, reply) => {
    try {
      return reply.type('text/plain').send(await hall.record(params.id));
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      return reply.code(404).type('text/plain').send('not here\n');
    }
  });
  http.get('/*', filesIn(app));
}
