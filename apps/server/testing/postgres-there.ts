/** A PostgreSQL of its own, on a folder and a port of its own; it can be killed. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** Where Debian puts it. */
const VERSIONS = '/usr/lib/postgresql';

/** The folder of its programs, or null. */
function findPrograms(): string | null {
  const versions = existsSync(VERSIONS)
    ? readdirSync(VERSIONS)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(VERSIONS, version, 'bin'))
    : [];
  const places = [...(process.env['PATH'] ?? '').split(delimiter), ...versions];
  const found = places.map((place) => join(place, 'initdb')).find((path) => existsSync(path));
  // There may be a link to one of them only.
  return found === undefined ? null : dirname(realpathSync(found));
}

const PROGRAMS = findPrograms();

/** Whether tests with it can run. Where all of them must, its absence is a failure. */
export const hasPostgres = PROGRAMS !== null || process.env['CI'] === 'true';
if (!hasPostgres)
  process.stderr.write('PostgreSQL was not found: the tests that need it are left out.\n');

/** Milliseconds that starting and ending it may take, on a machine that is busy. */
export const STARTING = 60_000;

type Env = Readonly<Record<string, string>>;

/** It refuses to run as root. */
const IS_ROOT = process.getuid?.() === 0;
/** The user that it runs as instead: its own, if a system package has made one. */
const USER = isUser('postgres') ? 'postgres' : 'nobody';
const UNROOTED = ['--reuid', USER, '--regid', String(idOf('-g')), '--clear-groups', '--'];
const command = (program: string, args: readonly string[], env: Env = {}): [string, string[]] => {
  if (PROGRAMS === null) throw new Error('PostgreSQL is needed: install the package "postgresql"');
  const more = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  const line = [...more, join(PROGRAMS, program), ...args];
  return IS_ROOT ? ['setpriv', [...UNROOTED, 'env', ...line]] : ['env', line];
};

function isUser(name: string): boolean {
  return spawnSync('id', [name], { stdio: 'ignore' }).status === 0;
}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, USER], { encoding: 'utf8' }));
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address!.port : 0));
    });
  });
}

function killThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

const urlOf = (port: number, database: string): string =>
  `postgres://deadlight@127.0.0.1:${port}/${database}`;

/** Queries a database over a connection of its own. */
export async function ask<R extends object>(
  url: string,
  text: string,
  values?: unknown[],
): Promise<R[]> {
  const client = new Client({ connectionString: url });
  // The caller learns of it from the result of the query.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<R>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** The address of a new database; a copy of another one, if it is named. */
export async function newDatabase(port: number, copied?: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = copied === undefined ? '' : ` TEMPLATE ${new URL(copied).pathname.slice(1)}`;
  await ask(urlOf(port, 'postgres'), `CREATE DATABASE ${name}${template}`);
  return urlOf(port, name);
}

/** Its own, also where we are somebody else. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'deadlight-postgres-'));
  if (!IS_ROOT) return folder;
  chownSync(folder, idOf('-u'), idOf('-g'));
  return folder;
}

export class PostgresThere {
  readonly port: number;
  readonly #folder: string;
  readonly #env: Env;
  readonly #settings: readonly string[];
  #child: ChildProcess | null = null;

  private constructor(folder: string, port: number, env: Env, settings: readonly string[]) {
    this.#folder = folder;
    this.port = port;
    this.#env = env;
    this.#settings = settings;
  }

  /** `settings` such as `max_connections=20`. */
  static start(...settings: readonly string[]): Promise<PostgresThere> {
    return PostgresThere.startWith({}, ...settings);
  }

  /** With more variables in its environment. */
  static async startWith(env: Env, ...settings: readonly string[]): Promise<PostgresThere> {
    const folder = newFolder();
    const args = ['-D', join(folder, 'data'), '-U', 'deadlight', '-A', 'trust', '-N', '-E', 'UTF8'];
    execFileSync(...command('initdb', [...args, '--locale=C']), { stdio: 'ignore', cwd: '/' });
    // Only where the settings let it listen on more than this machine.
    appendFileSync(join(folder, 'data/pg_hba.conf'), 'host all all samenet trust\n');
    const made = new PostgresThere(folder, await freePort(), env, settings);
    await made.start();
    return made;
  }

  /** Starts it again, after it was killed or stopped. */
  async start(): Promise<void> {
    const settings = [
      `port=${this.port}`,
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${this.#folder}`,
      'log_min_messages=panic',
      // After it was killed, one call for all files instead of one for each.
      'recovery_init_sync_method=syncfs',
      ...this.#settings,
    ].flatMap((setting) => ['-c', setting]);
    const there = ['-D', join(this.#folder, 'data'), ...settings];
    const [program, args] = command('postgres', there, this.#env);
    const child = spawn(program, args, { stdio: 'ignore', cwd: '/' });
    this.#child = child;
    const end = (): void => void child.kill('SIGQUIT');
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
    while (this.#child === child) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`);
      const client = new Client({ connectionString: urlOf(this.port, 'postgres') });
      client.on('error', () => {});
      try {
        await client.connect();
        await client.end();
        return;
      } catch {
        await sleep(20);
      }
    }
  }

  /** Another one that has everything this has: from now on nothing is committed here before it is there. */
  async standby(): Promise<PostgresThere> {
    const folder = newFolder();
    const here = `host=127.0.0.1 port=${this.port} user=deadlight`;
    const args = ['-d', here, '-D', join(folder, 'data'), '-R', '-X', 'stream', '-c', 'fast'];
    execFileSync(...command('pg_basebackup', args), { stdio: 'ignore', cwd: '/' });
    const made = new PostgresThere(folder, await freePort(), this.#env, this.#settings);
    await made.start();
    const url = urlOf(this.port, 'postgres');
    await ask(url, "ALTER SYSTEM SET synchronous_standby_names = '*'");
    await ask(url, 'SELECT pg_reload_conf()');
    const isInStep = "SELECT FROM pg_stat_replication WHERE sync_state = 'sync'";
    while ((await ask(url, isInStep)).length === 0) await sleep(20);
    return made;
  }

  /** Promotes a standby to replace a lost primary. */
  async promote(): Promise<void> {
    await ask(urlOf(this.port, 'postgres'), 'SELECT pg_promote()');
  }

  /** The address of a new database; a copy of another one, if it is named. */
  database(copied?: string): Promise<string> {
    return newDatabase(this.port, copied);
  }

  get pid(): number {
    return this.#child!.pid!;
  }

  /** As when the machine fails: all its processes are gone at once. */
  async kill(): Promise<void> {
    const pid = this.#child?.pid;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    await this.#end('SIGKILL');
    for (const child of children.split(' ').filter(Boolean)) killThere(Number(child));
  }

  async #end(signal: 'SIGKILL' | 'SIGQUIT' | 'SIGINT'): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  /** Breaks off all connections, and forgets everything. */
  async remove(): Promise<void> {
    await this.#end('SIGQUIT');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
