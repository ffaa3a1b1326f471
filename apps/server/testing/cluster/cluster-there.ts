/** A whole cluster of real processes: PostgreSQL, NATS, owners and gateways. Everything in it can fail. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MovingAddress } from '../moving-address.ts';
import { NatsThere } from '../nats-there.ts';
import { PostgresThere } from '../postgres-there.ts';
import { ServerThere } from '../server-there.ts';
import { Clock } from './clock.ts';
import { type Cable, Host } from './host.ts';

export type Role = 'owner' | 'gateway';

export interface ClusterOptions {
  readonly owners: number;
  readonly gateways: number;
  /** Each process gets a network of its own, whose cables can be pulled; only root can have that. */
  readonly hosts?: boolean;
  /** The database has a standby, which takes its place when it fails. */
  readonly standby?: boolean;
  /** Each process goes by a clock of its own, which can be set. */
  readonly clocks?: boolean;
  /** The bus can be made rough, for each process by itself. */
  readonly rough?: boolean;
  /** More options of every server. */
  readonly more?: readonly string[];
  /** More variables of every server's environment. */
  readonly env?: Readonly<Record<string, string>>;
}

const ROOMY = [
  '--sockets',
  '100000',
  '--tables',
  '100000',
  '--opens',
  '1000000',
  '--starts',
  '1000000',
  '--connections',
  '1000000',
  '--rate',
  '100000',
];
const LOOPBACK = '127.0.0.1';
const ON_ROUGH_BUS = new URL('./on-rough-bus.ts', import.meta.url).href;

/** One process of ours, which is started again after it has died. */
export class Member {
  readonly role: Role;
  readonly #cluster: ClusterThere;
  readonly #host: Host | null;
  readonly clock: Clock | null;
  #server: ServerThere | null = null;
  /** It keeps its port, as it would behind a load balancer. */
  #port = 0;

  constructor(role: Role, cluster: ClusterThere, host: Host | null, clock: Clock | null) {
    this.role = role;
    this.#cluster = cluster;
    this.#host = host;
    this.clock = clock;
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
    const { options, nats, database, databasePort, folder } = this.#cluster;
    const host = this.#host;
    const store = new URL(database);
    store.host = `${host?.hereAt('db') ?? LOOPBACK}:${databasePort}`;
    const bus = `nats://${host?.hereAt('bus') ?? LOOPBACK}:${nats.port}`;
    const address = host === null ? LOOPBACK : '0.0.0.0';
    const where = ['--port', String(this.#port), '--address', address, '--role', this.role];
    const back = ['--store', store.href, '--bus', bus, '--bot-time', '0-1'];
    this.#server = await ServerThere.startAs(
      host?.prefix ?? [],
      folder,
      [...where, ...back, ...ROOMY, '--log-level', 'silent', ...(options.more ?? [])],
      {
        ...this.clock?.env,
        ...(options.rough === true && { NODE_OPTIONS: `--import=${ON_ROUGH_BUS}` }),
        ...options.env,
      },
    );
    this.#port = this.#server.port;
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    await this.#server?.end(signal);
    if (this.clock !== null && this.#server !== null) Clock.clearAfter(this.pid);
  }

  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#server?.signal(signal);
  }

  /** From now on it hears the bus late and twice; or, the second time, as it should. */
  turnBus(): void {
    this.#server?.signal('SIGUSR2');
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
  postgres: PostgresThere;
  #standby: PostgresThere | null = null;
  /** Where members find the database, if it moves. */
  #address: MovingAddress | null = null;
  nats: NatsThere;
  readonly #database: string;
  /** The clock of the database. */
  readonly clock: Clock | null;
  readonly folder: string;
  readonly owners: readonly Member[];
  readonly gateways: readonly Member[];

  private constructor(
    options: ClusterOptions,
    postgres: PostgresThere,
    nats: NatsThere,
    database: string,
    folder: string,
    clock: Clock | null,
  ) {
    this.options = options;
    this.folder = folder;
    this.clock = clock;
    this.postgres = postgres;
    this.nats = nats;
    this.#database = database;
    let number = 0;
    const made = (role: Role) => (): Member => {
      number++;
      const host = options.hosts === true ? new Host(number) : null;
      return new Member(role, this, host, clockIn(folder, options, String(number)));
    };
    this.owners = Array.from({ length: options.owners }, made('owner'));
    this.gateways = Array.from({ length: options.gateways }, made('gateway'));
  }

  static async start(options: ClusterOptions): Promise<ClusterThere> {
    const everywhere = options.hosts === true;
    const folder = mkdtempSync(join(tmpdir(), 'deadlight-cluster-'));
    // The database is somebody else, and must see its clock.
    chmodSync(folder, 0o755);
    const clock = clockIn(folder, options, 'database');
    const postgres = await PostgresThere.startWith(
      clock?.env ?? {},
      ...(everywhere ? ['listen_addresses=*'] : []),
      'max_connections=200',
    );
    const nats = await NatsThere.start(-1, everywhere ? '0.0.0.0' : LOOPBACK);
    const database = await postgres.database();
    const cluster = new ClusterThere(options, postgres, nats, database, folder, clock);
    try {
      if (options.standby === true) await cluster.#haveStandby();
      await Promise.all(cluster.members.map((member) => member.start()));
    } catch (error) {
      await cluster.close();
      throw error;
    }
    return cluster;
  }

  /** As it is found from here. */
  get database(): string {
    const url = new URL(this.#database);
    url.port = String(this.postgres.port);
    return url.href;
  }

  get databasePort(): number {
    return this.#address?.port ?? this.postgres.port;
  }

  async #haveStandby(): Promise<void> {
    this.#standby = await this.postgres.standby();
    this.#address ??= await MovingAddress.open();
    this.#address.leadTo(this.postgres.port);
  }

  /** The machine of the database is gone for good; its standby takes its place, and gets a standby itself. */
  async failOver(): Promise<void> {
    const old = this.postgres;
    await old.kill();
    this.#address!.leadTo(null);
    await this.#standby!.promote();
    this.postgres = this.#standby!;
    this.#address!.leadTo(this.postgres.port);
    await old.remove();
    await this.#haveStandby();
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

  /** Kills the database, and all its processes with it. */
  async restartDatabase(between: () => Promise<void>): Promise<void> {
    const { pid } = this.postgres;
    await this.postgres.kill();
    if (this.clock !== null) Clock.clearAfter(pid);
    await between();
    await this.postgres.start();
  }

  async close(): Promise<void> {
    for (const member of this.members) member.signal('SIGCONT');
    await Promise.all(this.members.map((member) => member.end('SIGKILL')));
    for (const member of this.members) member.remove();
    await this.nats.end();
    const { pid } = this.postgres;
    this.#address?.close();
    await this.#standby?.remove();
    await this.postgres.remove();
    if (this.clock !== null) Clock.clearAfter(pid);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const clockIn = (folder: string, { clocks }: ClusterOptions, of: string): Clock | null =>
  clocks === true ? new Clock(join(folder, `clock-${of}`)) : null;
