/** What `deadlight doctor` looks at: each check gives a sentence, and a remedy where something is wrong. */
import {
  accessSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';

export interface Finding {
  readonly what: string;
  readonly is: 'good' | 'bad' | 'unused';
  readonly says: string;
  readonly remedy?: string;
}

const NEEDED_NODE = 24;
/** Bytes: a table takes some 30 KB, and SQLite needs room to work in. */
const MIN_SPACE = 200_000_000;
const PLENTY_OF_TIME = 3000;
/** Milliseconds by which clocks may differ before players' clocks and leases suffer. */
const CLOCK_TOLERANCE = 2000;

const good = (what: string, says: string): Finding => ({ what, is: 'good', says });
const bad = (what: string, says: string, remedy: string): Finding => ({
  what,
  is: 'bad',
  says,
  remedy,
});
const unused = (what: string, says: string): Finding => ({ what, is: 'unused', says });

export function node(version = process.versions.node): Finding {
  return Number.parseInt(version, 10) >= NEEDED_NODE
    ? good('Node', `This is Node ${version}.`)
    : bad(
        'Node',
        `This is Node ${version}; Node ${NEEDED_NODE} or newer is needed.`,
        'Run `npm install` without --omit=optional, which brings a Node of its own, or install a newer one.',
      );
}

/** `count` threads hold tables. */
export function threads(count: number, cores = availableParallelism()): Finding {
  const what = 'threads';
  const machine = `this machine has ${cores === 1 ? 'one core' : `${cores} cores`}`;
  if (count > cores)
    return bad(
      what,
      `${count} threads hold tables, but ${machine}: they would wait for each other.`,
      'Name as many as there are cores, or let `--threads auto` count them.',
    );
  return good(
    what,
    count === 1
      ? `The main thread holds all tables; ${machine}, which --threads auto would use.`
      : `${count} threads hold tables; ${machine}.`,
  );
}

/** The nearest folder above that is there: a server makes the rest. */
function existing(folder: string): string {
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

export function space(folder: string): Finding {
  const { bavail, bsize } = statfsSync(existing(folder));
  const free = bavail * bsize;
  const megabytes = Math.round(free / 1e6).toLocaleString('en');
  return free >= MIN_SPACE
    ? good('disk', `${megabytes} MB are free for ${folder}.`)
    : bad(
        'disk',
        `Only ${megabytes} MB are free for ${folder}.`,
        'Make room, or name another folder with --data. A server refuses decisions while the disk is full.',
      );
}

export function permissions(folder: string): Finding {
  const what = 'data folder';
  const nearest = existing(folder);
  try {
    accessSync(nearest, constants.W_OK | constants.X_OK);
  } catch {
    return bad(
      what,
      `${nearest} cannot be written by this user.`,
      'Run the server as its owner, or name another folder with --data.',
    );
  }
  if (nearest !== folder) return good(what, `${folder} will be made when the server starts.`);
  const open = [folder, ...readdirSync(folder).map((name) => join(folder, name))].filter(
    (path) => (statSync(path).mode & 0o077) !== 0,
  );
  return open.length === 0
    ? good(what, `Only its owner can read ${folder}.`)
    : bad(
        what,
        `Others on this machine can read ${open.join(', ')}, and so the secrets of games in progress.`,
        `chmod -R go-rwx ${folder}`,
      );
}

/** Whether anybody listens, and whether it is one of ours. */
export async function port(number: number, address: string): Promise<Finding> {
  const what = 'port';
  const taken = await new Promise<string | null>((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(number, address, () => probe.close(() => resolve(null)));
  });
  if (taken === null) return good(what, `Port ${number} of ${address} is free.`);
  if (taken !== 'EADDRINUSE')
    return bad(
      what,
      `A server cannot listen on ${address}, port ${number} (${taken}).`,
      'Name an address of this machine with --address, and a port above 1023 with --port.',
    );
  const health = await healthOf(number, address);
  if (health === 'well')
    return good(what, `A Deadlight is running on port ${number}, and is well.`);
  if (health === 'ill')
    return bad(
      what,
      `A Deadlight is running on port ${number}, but it cannot write or reach its bus.`,
      'Its log says why; look at disk, database and bus below.',
    );
  return bad(
    what,
    `Another program is listening on port ${number}.`,
    'Stop it, or name another port with --port.',
  );
}

/** Of the server that listens there, if it is one. */
export async function healthOf(number: number, address: string): Promise<'well' | 'ill' | null> {
  const host = address === '0.0.0.0' || address === '::' ? '127.0.0.1' : address;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${number}/healthz`;
  try {
    const { status } = await fetch(url, { signal: AbortSignal.timeout(PLENTY_OF_TIME) });
    if (status === 200) return 'well';
    return status === 503 ? 'ill' : null;
  } catch {
    return null;
  }
}

export function app(folder: string): Finding {
  return existsSync(join(folder, 'index.html'))
    ? good('app', `The browser app is in ${folder}.`)
    : bad(
        'app',
        `There is no built browser app in ${folder}.`,
        'Run `npm run build:web` in a clone, or name a folder with --app.',
      );
}

interface Place {
  readonly data: string;
  readonly store: string | undefined;
}

export async function database({ data, store }: Place): Promise<Finding> {
  const what = 'database';
  // It takes a while to load.
  const { soundness, STORE_FILE } = await import('@deadlight/server/operator');
  if (store === undefined && !existsSync(join(data, STORE_FILE)))
    return good(what, 'There are no tables yet; the server will make its file.');
  const name = store === undefined ? join(data, STORE_FILE) : new URL(store).host;
  try {
    const problem = await soundness({ data, store });
    if (problem === null) return good(what, `${name} can be read, and is sound.`);
    return bad(what, `${name} is damaged: ${problem}.`, 'Stop the server and restore a backup.');
  } catch (error) {
    return bad(
      what,
      `${name} cannot be opened: ${(error as Error).message}.`,
      store === undefined
        ? 'Check who owns the file; if it is damaged, restore a backup.'
        : 'Check the address, user and password in --store, and that the database runs.',
    );
  }
}

export async function bus(address: string | undefined): Promise<Finding> {
  const what = 'bus';
  if (address === undefined) return unused(what, 'No bus is configured: this server stands alone.');
  const unreachable: string[] = [];
  for (const one of address.split(',')) {
    const { hostname, port: number } = new URL(one.trim());
    if (!(await answers(hostname, Number(number || 4222)))) unreachable.push(hostname);
  }
  return unreachable.length === 0
    ? good(what, 'Every server of the bus answers.')
    : bad(
        what,
        `No answer from ${unreachable.join(', ')}.`,
        'Start nats-server there, or correct --bus. Pages wait while no server of the bus answers.',
      );
}

const answers = (host: string, number: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port: number, timeout: PLENTY_OF_TIME });
    const end = (answer: boolean) => (): void => {
      socket.destroy();
      resolve(answer);
    };
    // It greets everybody who connects.
    socket.once('data', end(true)).once('error', end(false)).once('timeout', end(false));
  });

/** Compares the clock of this process with that of the disk: they differ on some virtual and network disks. */
export function clock(folder: string, now = Date.now): Finding {
  const probe = mkdtempSync(join(existing(folder), '.deadlight-doctor-'));
  try {
    const file = join(probe, 'clock');
    const before = now();
    writeFileSync(file, '');
    const drift = statSync(file).mtimeMs - before;
    return Math.abs(drift) <= CLOCK_TOLERANCE
      ? good('clock', `The clock says ${new Date(before).toISOString()}, and so does the disk.`)
      : bad(
          'clock',
          `The clock and the disk differ by ${Math.round(drift / 1000)} s.`,
          "Set the clock by NTP (`timedatectl set-ntp true`): players' clocks and leases depend on it.",
        );
  } finally {
    rmSync(probe, { recursive: true });
  }
}
