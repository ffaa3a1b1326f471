import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { qrOf } from '@deadlight/host/qr';
import { LIMITS } from '@deadlight/server/limits';
import { holdsTables, ROLES, type Role, servesPages } from '@deadlight/server/roles';
import type { Command } from 'commander';
import { failed, wrong } from '../problem.ts';
import { runAsChild } from './as-child.ts';
import { addOperator } from './server-operator.ts';
import { addPlaceOptions, option, type PlaceOptions, threadsOf } from './server-place.ts';

interface Options extends PlaceOptions {
  readonly role?: string;
  readonly publicUrl?: string;
  readonly hosts?: string;
  readonly source?: string;
  readonly proxies?: string;
  readonly tables: string;
  readonly opens: string;
  readonly starts: string;
  readonly allTables: string;
  readonly connections: string;
  readonly sockets: string;
  readonly rate: string;
  readonly spectators: string;
  readonly keepFinished: string;
  readonly keepAbandoned: string;
  readonly botTime: string;
  readonly privateWebhooks?: boolean;
  readonly smtp?: string;
  readonly mailFrom?: string;
  readonly logLevel: string;
  readonly check?: boolean;
}

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'];
const BUS = /^(nats|tls):$/;
const MAX_PORT = 65_535;
/** Milliseconds after which a server that gives no sign of life is ended. */
const PATIENCE = 20_000;
/** Milliseconds after which a server that is to end is ended, whatever it is doing. */
const ENDING = 4500;
const DAY = 24 * 60 * 60 * 1000;
const EXAMPLES = `
Every option can be set by an environment variable: --public-url is DEADLIGHT_PUBLIC_URL.

Examples:
  deadlight server                                        this machine and its network, port 4173
  deadlight server --address 127.0.0.1 --public-url https://play.example.org
  deadlight server --threads auto                         all cores of this machine
  deadlight server --store postgres://db/deadlight --bus nats://bus     one of several processes
  deadlight server --check                                check the configuration and exit`;

export function addServer(program: Command): void {
  const server = addPlaceOptions(
    program.command('server').description('Serve the browser app and online tables.'),
  )
    .addOption(
      option(
        '--role <role>',
        `what it does among them, ${ROLES.join(', ')}: holds tables, serves pages, both, or plays for bots (both)`,
      ),
    )
    .addOption(
      option('--public-url <url>', 'the public address of the server, if it is behind a proxy'),
    )
    .addOption(
      option(
        '--hosts <names>',
        'other names of the server, separated by commas; it answers to no others',
      ),
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
    .addOption(
      option('--opens <n>', 'tables that one address may open in a day', String(LIMITS.opens)),
    )
    .addOption(
      option('--starts <n>', 'games that one address may start in a day', String(LIMITS.starts)),
    )
    .addOption(
      option('--all-tables <n>', 'tables that are kept altogether', String(LIMITS.allTables)),
    )
    .addOption(option('--connections <n>', 'connections altogether', String(LIMITS.connections)))
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
    .addOption(
      option(
        '--bot-time <ms>',
        'how long bots think, shortest and longest; people who have no choice as well',
        '600-1800',
      ),
    )
    .addOption(
      option('--private-webhooks', 'let webhooks of visitors lead into the network of this server'),
    )
    .addOption(
      option('--smtp <url>', 'the mail server for notices: smtps://user:password@mail.example.org'),
    )
    .addOption(
      option('--mail-from <address>', 'whom they come from: "Deadlight <games@example.org>"'),
    )
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

const listOf = (text = ''): string[] => text.split(',').flatMap((one) => one.trim() || []);

/** All that is wrong with the configuration, at once. */
function read(options: Options) {
  const { address, publicUrl, logLevel } = options;
  const port = whole('--port', options.port, 0, MAX_PORT);
  const limits = {
    tables: whole('--tables', options.tables, 1, 1_000_000),
    opens: whole('--opens', options.opens, 1, 1_000_000),
    starts: whole('--starts', options.starts, 1, 1_000_000),
    allTables: whole('--all-tables', options.allTables, 1, 10_000_000),
    connections: whole('--connections', options.connections, 1, 1_000_000),
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
  const proxies = listOf(options.proxies);
  for (const proxy of proxies)
    if (isIP(proxy) === 0)
      throw wrong(`--proxies lists addresses such as 127.0.0.1, not "${proxy}"`);
  const { bus } = options;
  const role = roleOf(options);
  const threads = threadsOf(options);
  const mail = mailOf(options);
  const { store } = options;
  if (store !== undefined && !/^postgres(ql)?:$/.test(URL.parse(store)?.protocol ?? ''))
    throw wrong(`--store must be an address such as postgres://user@host/name, not "${store}"`);
  if (bus !== undefined && store === undefined && holdsTables(role))
    throw wrong('--bus connects servers on one database: --store names it');
  const source = urlOf('--source', options.source);
  const reached = urlOf('--public-url', publicUrl) ?? null;
  // What was asked for is judged before what is there.
  const app = resolve(options.app);
  if (servesPages(role) && !existsSync(join(app, 'index.html')))
    throw failed(`there is no built app in ${app}; npm start builds it`);
  const data = resolve(options.data);
  return {
    port,
    address,
    app,
    data,
    store,
    bus,
    role,
    threads,
    limits,
    botTime: [shortest, longest] as const,
    privateWebhooks: options.privateWebhooks === true,
    mail,
    proxies,
    hosts: listOf(options.hosts),
    source,
    publicUrl: reached,
  };
}

function mailOf({ smtp, mailFrom }: Options) {
  if (smtp === undefined && mailFrom === undefined) return null;
  if (smtp === undefined || mailFrom === undefined)
    throw wrong('--smtp and --mail-from are used together');
  if (!/^smtps?:$/.test(URL.parse(smtp)?.protocol ?? ''))
    // The password in it is not printed.
    throw wrong('--smtp must be an address such as smtps://user:password@mail.example.org');
  if (!/^([^<>]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(mailFrom))
    throw wrong(`--mail-from must be an address such as games@example.org, not "${mailFrom}"`);
  return { smtp, from: mailFrom };
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

async function serve(options: Options): Promise<void> {
  const configured = read(options);
  if (options.check === true) {
    await check(configured);
    process.stdout.write('The configuration is in order.\n');
    return;
  }
  // The watchdog cannot kill the first process of a container, which would then hang for ever.
  if (process.pid === 1) return runAsChild();
  // Only this command needs it, and it takes a while to load.
  const { limitYoungSpace, newLog, startServer } = await import('@deadlight/server');
  // Threads that hold tables have a limit of their own.
  if (configured.threads === 1) limitYoungSpace();
  const log = newLog(options.logLevel);
  const server = await startServer({ ...configured, patience: PATIENCE, log }).catch(
    (error: NodeJS.ErrnoException) => {
      throw problemWith(configured, error);
    },
  );
  const asked = new Promise<void>((stop) => {
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    // The process that started this one is gone.
    if (process.channel !== undefined) process.once('disconnect', stop);
  });
  process.stdout.write(`Deadlight is at http://localhost:${server.port}/ (Ctrl+C stops it)\n`);
  const [near] = nearby(configured.address).map((address) => `http://${address}:${server.port}/`);
  if (near !== undefined) process.stdout.write(`In your network: ${near}\n${codeFor(near)}`);
  await asked;
  setTimeout(() => {
    log.warn('what was begun does not end; everything that was acknowledged is kept');
    process.exit(1);
  }, ENDING).unref();
  await server.close();
}

type Configured = ReturnType<typeof read>;

/** Opens all that a server opens, and closes it again. */
async function check(configured: Configured): Promise<void> {
  const { tryOut } = await import('@deadlight/server/operator');
  const { store, bus } = configured;
  const keeps = store !== undefined || bus === undefined;
  await tryOut(configured, keeps ? configured : null).catch((error: NodeJS.ErrnoException) => {
    throw problemWith(configured, error);
  });
}

/** Why a server does not start, in one sentence; what nobody expects is thrown as it is. */
function problemWith(configured: Configured, error: NodeJS.ErrnoException): Error {
  const { port, address, store } = configured;
  if (error.syscall === 'listen' || error.syscall === 'getaddrinfo')
    switch (error.code) {
      case 'EADDRINUSE':
        return failed(`port ${port} is in use; --port names another`);
      case 'EACCES':
        return failed(
          `port ${port} needs rights that this user does not have; --port names another`,
        );
      case 'EADDRNOTAVAIL':
      case 'ENOTFOUND':
        return failed(`${address} is no address of this machine; --address names one`);
    }
  const isOfPlace = error.name === 'StoreUnavailable' || error.syscall !== undefined;
  if (isOfPlace && store === undefined)
    return failed(`nothing can be kept in ${configured.data}: ${error.message}`);
  return isOfPlace ? failed(`${placeOf(configured)} cannot be used: ${error.message}`) : error;
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
