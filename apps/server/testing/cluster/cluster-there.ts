/** A whole cluster of real processes: PostgreSQL, NATS, owners and gateways. Everything in it can fail. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NatsThere } from '../nats-there.ts';
import { PostgresThere } from '../postgres-there.ts';
import { ServerThere } from '../server-there.ts';
import { type Cable, Host } from './host.ts';

export type Role = 'owner' | 'gateway';

export interface ClusterOptions {
  readonly owners: number;
  readonly gateways: number;
  /** Each process gets a network of its own, whose cables can be pulled; only root can have that. */
  readonly hosts?: boolean;
  /** More options of every server. */
  readonly more?: readonly string[];
  /** More variables of every server's environment. */
  readonly env?: Readonly<Record<string, string>>;
}

const ROOMY = ['--sockets', '100000', '--tables', '100000', '--rate', '100000'];
const LOOPBACK = '127.0.0.1';

/** One process of ours, which is started again after it has died. */
export class Member {
  readonly role: Role;
  readonly #cluster: ClusterThere;
  readonly #host: Host | null;
  #server: ServerThere | null = null;
  /** It keeps its port, as it would behind a load balancer. */
  #port = 0;

  constructor(role: Role, cluster: ClusterThere, host: Host | null) {
    this.role = role;
    this.#cluster = cluster;
    this.#host = host;
  }

  get isRunning(): boolean {
    return this.#server?.hasEnded === false;
  }

  get pid(): number {
    return this.#server!.pid;
  }

  /** Where pages find it. */
  get at(): string {
    return `${this.#host?.thereAt('web') ?? LOOPBACK}:${this.#port}`;
  }

  async start(): Promise<void> {
    const { options, postgres, nats, database, folder } = this.#cluster;
    const host = this.#host;
    const store = new URL(database);
    store.host = `${host?.hereAt('db') ?? LOOPBACK}:${postgres.port}`;
    const bus = `nats://${host?.hereAt('bus') ?? LOOPBACK}:${nats.port}`;
    const address = host === null ? LOOPBACK : '0.0.0.0';
    const where = ['--port', String(this.#port), '--address', address, '--role', this.role];
    const back = ['--store', store.href, '--bus', bus, '--bot-time', '0-1'];
    this.#server = await ServerThere.startAs(
      host?.prefix ?? [],
      folder,
      [...where, ...back, ...ROOMY, '--log-level', 'silent', ...(options.more ?? [])],
      options.env,
    );
    this.#port = this.#server.port;
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    await this.#server?.end(signal);
  }

  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#server?.signal(signal);
  }

  pull(cable: Cable): void {
    this.#host!.pull(cable);
  }

  plugIn(cable: Cable): void {
    this.#host!.plugIn(cable);
  }

  remove(): void {
    this.#host?.remove();
  }
}

export class ClusterThere {
  readonly options: ClusterOptions;
  readonly postgres: PostgresThere;
  nats: NatsThere;
  readonly database: string;
  readonly folder = mkdtempSync(join(tmpdir(), 'deadlight-cluster-'));
  readonly owners: readonly Member[];
  readonly gateways: readonly Member[];

  private constructor(
    options: ClusterOptions,
    postgres: PostgresThere,
    nats: NatsThere,
    database: string,
  ) {
    this.options = options;
    this.postgres = postgres;
    this.nats = nats;
    this.database = database;
    let hosts = 0;
    const made = (role: Role) => () =>
      new Member(role, this, options.hosts === true ? new Host(++hosts) : null);
    this.owners = Array.from({ length: options.owners }, made('owner'));
    this.gateways = Array.from({ length: options.gateways }, made('gateway'));
  }

  static async start(options: ClusterOptions): Promise<ClusterThere> {
    const everywhere = options.hosts === true;
    const postgres = await PostgresThere.start(
      ...(everywhere ? ['listen_addresses=*'] : []),
      'max_connections=200',
    );
    const nats = await NatsThere.start(-1, everywhere ? '0.0.0.0' : LOOPBACK);
    const cluster = new ClusterThere(options, postgres, nats, await postgres.database());
    await Promise.all(cluster.members.map((member) => member.start()));
    return cluster;
  }

  get members(): readonly Member[] {
    return [...this.owners, ...this.gateways];
  }

  /** Kills the bus; it comes back at the same address, and knows nothing of what it carried. */
  async restartBus(between: () => Promise<void>): Promise<void> {
    const { port } = this.nats;
    await this.nats.end();
    await between();
    this.nats = await NatsThere.start(port, this.options.hosts === true ? '0.0.0.0' : LOOPBACK);
  }

  async close(): Promise<void> {
    for (const member of this.members) member.signal('SIGCONT');
    await Promise.all(this.members.map((member) => member.end('SIGKILL')));
    for (const member of this.members) member.remove();
    await this.nats.end();
    await this.postgres.remove();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
