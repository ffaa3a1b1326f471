import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { qrOf } from '@deadlight/host/qr';
import { LIMITS } from '@deadlight/server/limits';
import { holdsTables, ROLES, type Role, servesPages } from '@deadlight/server/roles';
import { type Command, Option } from 'commander';
import { failed, wrong } from '../problem.ts';
import { ROOT } from '../root.ts';
import { addOperator } from './server-operator.ts';

interface Options {
  readonly port: string;
  readonly address: string;
  readonly data: string;
  readonly store?: string;
  readonly bus?: string;
  readonly role?: string;
  readonly app: string;
  readonly publicUrl?: string;
  readonly source?: string;
  readonly proxies?: string;
  readonly tables: string;
  readonly sockets: string;
  readonly rate: string;
  readonly spectators: string;
  readonly keepFinished: string;
  readonly keepAbandoned: string;
  readonly botTime: string;
  readonly logLevel: string;
  readonly check?: boolean;
}

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'];
const BUS = /^(nats|tls):$/;
const MOST_PORT = 65_535;
/** Milliseconds after which a server that gives no sign of life is ended. */
const PATIENCE = 20_000;
const DAY = 24 * 60 * 60 * 1000;
const EXAMPLES = `
Every option can be set by an environment variable: --public-url is DEADLIGHT_PUBLIC_URL.

Examples:
  deadlight server                                        this machine and its network, port 4173
  deadlight server --address 127.0.0.1 --public-url https://play.example.org
  deadlight server --store postgres://db/deadlight --bus nats://bus     one of several processes
  deadlight server --check                                check the configuration and exit`;

const option = (flags: string, text: string, usual?: string): Option => {
  const made = new Option(flags, text).env(
    `DEADLIGHT_${/--([\w-]+)/.exec(flags)![1]!.toUpperCase().replaceAll('-', '_')}`,
  );
  return usual === undefined ? made : made.default(usual);
};

export function addServer(program: Command): void {
  const server = program
    .command('server')
    .description('Serve the browser app and online tables.')
    .addOption(option('--port <n>', 'the port; 0 takes any that is free', '4173'))
    .addOption(option('--address <ip>', 'the address to listen on', '0.0.0.0'))
    .addOption(option('--data <folder>', 'where tables are kept', join(ROOT, 'data')))
    .addOption(
      option('--store <url>', 'a PostgreSQL database for the tables: postgres://user@host/name'),
    )
    .addOption(
      option('--bus <url>', 'NATS, which connects several servers on one store: nats://host'),
    )
    .addOption(
      option(
        '--role <role>',
        `what it does among them, ${ROLES.join(', ')}: holds tables, serves pages, both, or plays for bots (both)`,
      ),
    )
    .addOption(option('--app <folder>', 'the built browser app', join(ROOT, 'apps/web/dist')))
    .addOption(
      option('--public-url <url>', 'the public address of the server, if it is behind a proxy'),
    )
    .addOption(
      option('--source <url>', 'where the source code of this server is, as its license requires'),
    )
    .addOption(
      option(
        '--proxies <ips>',
        'trusted proxies, separated by commas, whose X-Forwarded-For counts',
      ),
    )
    .addOption(option('--tables <n>', 'open tables for each guest', String(LIMITS.tables)))
    .addOption(option('--sockets <n>', 'connections from one address', String(LIMITS.sockets)))
    .addOption(option('--rate <n>', 'messages per second from one connection', String(LIMITS.rate)))
    .addOption(option('--spectators <n>', 'spectators at each table', String(LIMITS.spectators)))
    .addOption(
      option('--keep-finished <days>', 'how long a finished game is kept', String(LIMITS.finished)),
    )
    .addOption(
      option(
        '--keep-abandoned <days>',
        'how long an abandoned game is kept',
        String(LIMITS.abandoned),
      ),
    )
    .addOption(option('--bot-time <ms>', 'how long bots think, shortest and longest', '600-1800'))
    .addOption(option('--log-level <level>', LEVELS.join(', '), 'info'))
    .option('--check', 'check the configuration and exit')
    .addHelpText('after', EXAMPLES)
    .action(serve);
  addOperator(server);
}

function whole(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max)
    throw wrong(`${name} must be a whole number from ${min} to ${max}, not "${text}"`);
  return value;
}

/** All that is wrong with the configuration, at once. */
function read(options: Options) {
  const { address, publicUrl, logLevel } = options;
  const port = whole('--port', options.port, 0, MOST_PORT);
  const limits = {
    tables: whole('--tables', options.tables, 1, 1_000_000),
    sockets: whole('--sockets', options.sockets, 1, 1_000_000),
    rate: whole('--rate', options.rate, 1, 1_000_000),
    finished: whole('--keep-finished', options.keepFinished, 1, 36_500),
    abandoned: whole('--keep-abandoned', options.keepAbandoned, 1, 36_500),
    spectators: whole('--spectators', options.spectators, 0, 1_000_000),
  };
  const [from, to] = options.botTime.split('-');
  const shortest = whole('--bot-time', from ?? '', 0, DAY);
  const longest = whole('--bot-time', to ?? '', shortest, DAY);
  if (!LEVELS.includes(logLevel)) throw wrong(`--log-level is one of ${LEVELS.join(', ')}`);
  const urlOf = (name: string, text: string | undefined): URL | undefined => {
    if (text === undefined) return undefined;
    const url = URL.parse(text);
    if (url === null || !/^https?:/.test(url.protocol))
      throw wrong(`${name} must be an address such as https://play.example.org, not "${text}"`);
    return url;
  };
  const proxies = (options.proxies ?? '').split(',').flatMap((one) => one.trim() || []);
  for (const proxy of proxies)
    if (isIP(proxy) === 0)
      throw wrong(`--proxies lists addresses such as 127.0.0.1, not "${proxy}"`);
  const { bus } = options;
  const role = roleOf(options);
  const app = resolve(options.app);
  if (servesPages(role) && !existsSync(join(app, 'index.html')))
    throw failed(`there is no built app in ${app}; npm start builds it`);
  const { store } = options;
  if (store !== undefined && !/^postgres(ql)?:$/.test(URL.parse(store)?.protocol ?? ''))
    throw wrong(`--store must be an address such as postgres://user@host/name, not "${store}"`);
  if (bus !== undefined && store === undefined && holdsTables(role))
    throw wrong('--bus connects servers on one database: --store names it');
  const data = resolve(options.data);
  if (store === undefined && bus === undefined) checkFolder(data);
  return {
    port,
    address,
    app,
    data,
    store,
    bus,
    role,
    limits,
    botTime: [shortest, longest] as const,
    proxies,
    source: urlOf('--source', options.source),
    publicUrl: urlOf('--public-url', publicUrl) ?? null,
  };
}

function roleOf({ bus, role = 'both' }: Options): Role {
  const found = ROLES.find((one) => one === role);
  if (found === undefined) throw wrong(`--role is one of ${ROLES.join(', ')}, not "${role}"`);
  if (bus === undefined && role !== 'both')
    throw wrong(`--role ${role} is for servers that --bus connects`);
  for (const one of bus?.split(',') ?? [])
    if (!BUS.test(URL.parse(one.trim())?.protocol ?? ''))
      throw wrong(`--bus must be an address such as nats://host:4222, not "${one}"`);
  return found;
}

function checkFolder(data: string): void {
  try {
    mkdirSync(data, { recursive: true });
    accessSync(data, constants.W_OK);
  } catch (error) {
    throw failed(`nothing can be kept in ${data}: ${(error as Error).message}`);
  }
}

async function serve(options: Options): Promise<void> {
  const configured = read(options);
  if (options.check === true) {
    if (configured.store !== undefined) await checkDatabase(configured);
    process.stdout.write('The configuration is in order.\n');
    return;
  }
  // Only this command needs it, and it takes a while to load.
  const { limitYoungSpace, newLog, startServer } = await import('@deadlight/server');
  limitYoungSpace();
  const log = newLog(options.logLevel);
  const server = await startServer({ ...configured, patience: PATIENCE, log }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.name === 'Unkept')
        throw failed(`nothing can be kept in ${placeOf(configured)}: ${error.message}`);
      if (error.code !== 'EADDRINUSE') throw error;
      throw failed(`port ${configured.port} is in use; --port names another`);
    },
  );
  process.stdout.write(`Deadlight is at http://localhost:${server.port}/ (Ctrl+C stops it)\n`);
  const [near] = nearby(configured.address).map((address) => `http://${address}:${server.port}/`);
  if (near !== undefined) process.stdout.write(`In your network: ${near}\n${codeFor(near)}`);
  await new Promise<void>((stop) => {
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
  });
  await server.close();
}

async function checkDatabase(configured: ReturnType<typeof read>): Promise<void> {
  const { reach } = await import('@deadlight/server/operator');
  await reach(configured).catch((error: Error) => {
    throw failed(`${placeOf(configured)} cannot be reached: ${error.message}`);
  });
}

/** Where tables are kept, without the password. */
function placeOf({ data, store }: { readonly data: string; readonly store: string | undefined }) {
  if (store === undefined) return data;
  const { host, pathname } = new URL(store);
  return `${host}${pathname}`;
}

/** For phones: light on dark, two rows of the code in one of the terminal. */
function codeFor(link: string): string {
  if (!process.stdout.isTTY) return '';
  const rows = qrOf(link) ?? [];
  const isLight = (y: number, x: number): boolean => rows[y]?.[x] !== true;
  const blocks = [' ', '\u2584', '\u2580', '\u2588'];
  const lines: string[] = [];
  for (let y = -1; y <= rows.length; y += 2) {
    let line = '';
    for (let x = -1; x <= rows.length; x++)
      line += blocks[Number(isLight(y, x)) * 2 + Number(isLight(y + 1, x))];
    lines.push(line);
  }
  return `${lines.join('\n')}\n`;
}

/** The addresses under which others in the network reach this machine. */
function nearby(listening: string): string[] {
  if (listening !== '0.0.0.0' && listening !== '::') return [];
  return Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}
