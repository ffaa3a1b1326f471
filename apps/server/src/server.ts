/** The whole server: app, lobby, tables, storage. */
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ONLINE_VERSION } from '@deadlight/host';
import fastify, { type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { BOT_TIME, type BotTime, pacing } from './bots/bot-time.ts';
import { ownPools, Thinkers } from './bots/thinkers.ts';
import type { Cluster } from './cluster/cluster.ts';
import type { MailSettings } from './notices/mailer.ts';
import { Notices } from './notices/notices.ts';
import { Sender, type SendingSettings } from './notices/sender.ts';
import { serveStopPage } from './notices/stop-page.ts';
import { Health } from './operator/health.ts';
import { COST, LIMITS, type Limits } from './operator/limits.ts';
import { newMetrics } from './operator/metrics.ts';
import { holdsTables, type Role } from './operator/roles.ts';
import { Watchdog } from './operator/watchdog.ts';
import type { People } from './people/people.ts';
import { Addresses, addressOf, exactOf } from './socket/addresses.ts';
import { filesIn } from './socket/app-files.ts';
import { NotPermitted } from './socket/client.ts';
import { limitConnections } from './socket/connections.ts';
import { Gateway } from './socket/gateway.ts';
import { knownDevice } from './socket/guest.ts';
import { KnownHosts } from './socket/known-hosts.ts';
import type { Place } from './store/archive.ts';
import type { TableDirectory } from './table/directory.ts';
import { type OwnerServices, ownAllTables, type TableOwner } from './table/owner.ts';

export interface ServerOptions {
  readonly port: number;
  readonly address: string;
  /** The folder that holds the tables, unless a database does. */
  readonly data: string;
  /** The address of a PostgreSQL database that holds the tables instead. */
  readonly store?: string | undefined;
  /** The address of the bus that connects this process with others, and its role among them. */
  readonly bus?: string | undefined;
  readonly role?: Role | undefined;
  /** How many threads hold tables; with one, the main thread does, as it does with a database. */
  readonly threads?: number | undefined;
  /** The script of such a thread. Tests have one that fails. */
  readonly threadScript?: URL | undefined;
  /** The folder of the built browser app. */
  readonly app: string;
  readonly publicUrl: URL | null;
  /** Other names under which the server is reached. */
  readonly hosts?: readonly string[];
  /** Where the source of this server is, as the licence asks. */
  readonly source?: URL | undefined;
  /** Addresses of trusted proxies, whose forwarded client addresses are believed. */
  readonly proxies?: readonly string[];
  readonly log: Logger;
  readonly limits?: Partial<Limits>;
  /** Whether webhooks and push services of visitors may lie in the network of the server. */
  readonly privateWebhooks?: boolean;
  /** The mail server by which people are told something, and whom its mail comes from. */
  readonly mail?: MailSettings | null;
  /** A bot's delay in milliseconds: from, to. Answers of people that were no choice are as quick. */
  readonly botTime?: BotTime;
  /** Milliseconds between two heartbeats; a page that hears none reconnects. */
  readonly beat?: number;
  /** Watchdog timeout in milliseconds, after which the process ends and closes the table at fault. */
  readonly patience?: number;
}

export interface RunningServer {
  readonly port: number;
  close(): Promise<void>;
}

const BEAT = 15_000;
const SWEEP = 30_000;
/** Operator orders are carried out within this many milliseconds, and so is what tables have to do by themselves. */
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

const placeOf = ({ data, store }: ServerOptions): Place => ({ data, store });

/** Joins the cluster. A server without a bus loads none of its code. */
async function join(options: ServerOptions, registry: Registry): Promise<Cluster | null> {
  const { bus, role = 'both', store, log } = options;
  if (bus === undefined) return null;
  const { joinCluster } = await import('./cluster/cluster.ts');
  return joinCluster({ bus, role, store, log, registry });
}

async function hold({ data, store }: ServerOptions, services: OwnerServices): Promise<TableOwner> {
  if (store === undefined) return ownAllTables(data, services);
  const { ShardOwner } = await import('./postgres/holdings.ts');
  return ShardOwner.openAlone(store, services);
}

function sendingOf(options: ServerOptions): SendingSettings {
  const { privateWebhooks, publicUrl, hosts = [], mail = null } = options;
  const own = publicUrl === null ? hosts : [publicUrl.hostname, ...hosts];
  return { reach: { mayBePrivate: privateWebhooks === true, own }, mail };
}

export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { log, botTime = BOT_TIME, threads = 1 } = options;
  const limits = { ...LIMITS, ...options.limits };
  // The time of day, from a monotonic clock: setting the machine's clock does not move it.
  const now = (): number => Math.round(performance.timeOrigin + performance.now());
  let watchdog: Watchdog | null = null;
  let gateway: Gateway | null = null;
  const metrics = newMetrics({
    sockets: () => gateway?.count ?? 0,
    tables: (state) => holding.count(state),
    queues: () => {
      const { quick, deep, help } = thinkers.queues;
      return { 'thinking-quick': quick, 'thinking-deep': deep, 'thinking-help': help };
    },
  });
  const cluster = await join(options, metrics.registry);
  const pools = ownPools();
  const thinkers = new Thinkers(log, pools, cluster?.remoteThinkers);
  const sender = new Sender(sendingOf(options), log);
  const services: OwnerServices = {
    thinkers,
    log,
    limits,
    now,
    sender,
    ...pacing(botTime),
    changed: () => gateway?.lobbyChanged(),
    inRules: (table, ask) => (watchdog === null ? ask() : watchdog.during(table, ask)),
    decided: (by) => metrics.decisions.inc({ by }),
    refused: (reason) => {
      metrics.refused.inc({ reason });
      if (reason === 'unkept') metrics.storeErrors.inc();
    },
  };
  const holdInThreads = async (): Promise<TableOwner> => {
    const { TableThreads } = await import('./threads/table-threads.ts');
    const { data, patience, threadScript: script } = options;
    const { registry } = metrics;
    return TableThreads.open({
      data,
      threads,
      services,
      pools,
      botTime,
      patience,
      registry,
      script,
    });
  };
  const holding =
    cluster !== null
      ? await cluster.hold(services, (isAway) => gateway?.setAway(isAway))
      : threads > 1
        ? await holdInThreads()
        : await hold(options, services);
  const { directory } = holding;
  if (options.patience !== undefined && holdsTables(options.role ?? 'both'))
    watchdog = new Watchdog(options, options.patience);
  const addresses = new Addresses(limits, now);
  const proxies = new Set(options.proxies?.map(exactOf));
  const hosts = new KnownHosts(options.publicUrl, options.hosts);
  const { publicUrl, bus, beat = BEAT } = options;
  const health = new Health(holding, now);
  const notices = new Notices(holding.people, sender, now);
  // Made at the first start; where the store is out of reach for now, when somebody asks for it.
  if (directory !== null) notices.pushKey().catch(() => {});
  if (directory !== null)
    gateway = new Gateway({
      directory,
      people: holding.people,
      notices,
      thinkers,
      limits,
      addresses,
      proxies,
      hosts,
      log,
      metrics,
      publicUrl,
      place: bus === undefined || options.store !== undefined ? placeOf(options) : null,
      isWell: () => health.isWell(),
      tables: () => ({
        open: holding.count('open'),
        playing: holding.count('playing'),
        over: holding.count('over'),
      }),
      beat,
      now,
    });

  const http = fastify({
    bodyLimit: 1024,
    requestTimeout: limits.silence * 1000,
    forceCloseConnections: true,
  });
  http.addHook('onRequest', async (request, reply) => {
    if (!addresses.take(addressOf(request.raw, proxies), COST.request)) {
      metrics.refused.inc({ reason: '429' });
      return reply.code(429).type('text/plain').send('too fast\n');
    }
    if (!hosts.isKnown(request.headers.host)) {
      metrics.refused.inc({ reason: '421' });
      return reply
        .code(421)
        .type('text/plain')
        .send('this server is not known by that name: --public-url or --hosts names it\n');
    }
    reply.headers({
      'content-security-policy': POLICY,
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    return undefined;
  });
  http.get('/healthz', async (_request, reply) =>
    (await health.isWell())
      ? { ok: true }
      : reply.code(503).send({ ok: false, problem: 'nothing can be kept' }),
  );
  http.get('/metrics', async (_request, reply) => {
    await holding.gatherCounts?.();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  limitConnections(http.server, limits, proxies);
  if (directory !== null)
    serveApp(http, directory, holding.people, options, (request, cost) =>
      addresses.take(addressOf(request, proxies), cost) ? addressOf(request, proxies) : null,
    );
  if (directory !== null) serveStopPage(http, holding.people);
  gateway?.attach(http.server);
  const close = async (): Promise<void> => {
    await gateway?.close();
    // Bots stop before the tables do: the next server thinks about their open questions.
    await thinkers.close();
    await holding.suspend();
    await http.close();
    await holding.close();
    await sender.close();
    await watchdog?.close();
  };
  try {
    await http.listen({ port: options.port, host: options.address });
  } catch (error) {
    await close();
    throw error;
  }
  const sweeping = setInterval(() => {
    addresses.sweep();
    holding.sweep().catch((error: unknown) => log.error({ err: error }, 'the sweep failed'));
    gateway
      ?.openDueTables()
      .catch((error: unknown) => log.error({ err: error }, 'the tables of teams were not opened'));
  }, SWEEP);
  const obeying = setInterval(() => {
    holding
      .runOperatorOrders()
      .catch((error: unknown) => log.error({ err: error }, 'an order was not followed'));
    holding
      .runDueTasks()
      .catch((error: unknown) => log.error({ err: error }, 'a task was not done'));
  }, OBEY);

  return {
    port: (http.server.address() as AddressInfo).port,
    async close() {
      clearInterval(sweeping);
      clearInterval(obeying);
      await close();
    },
  };
}

function serveApp(
  http: FastifyInstance,
  directory: TableDirectory,
  people: People,
  { app, source }: ServerOptions,
  /** The address of a client that may make a request of this cost; null if it may not. */
  admit: (request: IncomingMessage, cost: number) => string | null,
): void {
  // Pages request it to find out whether there is a server.
  http.get('/online.json', () => ({ online: ONLINE_VERSION, source: source?.href }));
  http.get<{ Params: { id: string } }>('/record/:id', async ({ params, headers, raw }, reply) => {
    const from = admit(raw, COST.record);
    if (from === null) return reply.code(429).type('text/plain').send('too fast\n');
    try {
      const device = knownDevice(headers.cookie);
      const guest = device === null ? null : await people.personOf(device);
      const text = await directory.record(params.id, { guest, from });
      return reply.type('text/plain').send(text);
    } catch (error) {
      if (!(error instanceof NotPermitted)) throw error;
      if (error.problem === 'too-fast')
        return reply.code(429).type('text/plain').send('too fast\n');
      return reply.code(404).type('text/plain').send('not here\n');
    }
  });
  http.get('/*', filesIn(app));
}
