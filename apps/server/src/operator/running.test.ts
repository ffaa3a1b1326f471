/** A server as an operator meets it: starting, stopping, checking, and two at once. */

import { execFile, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { asSeat } from '@deadlight/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from '../../testing/eventually.ts';
import { type Kept, newKept } from '../../testing/kept.ts';
import { ServerThere } from '../../testing/server-there.ts';
import { Guest } from '../testing.ts';

const COMMAND = fileURLToPath(new URL('../../../cli/deadlight.mjs', import.meta.url));
/** What an operator waits for at most, in milliseconds. */
const SOON = 5000;

interface Told {
  readonly code: number;
  readonly stderr: string;
  readonly took: number;
}

/** What a server says that ends by itself. */
async function told(...args: readonly string[]): Promise<Told> {
  const began = performance.now();
  const { code = 0, stderr } = (await promisify(execFile)(
    process.execPath,
    [COMMAND, 'server', ...args],
    { timeout: 20_000, env: { ...process.env, NODE_ENV: 'production' } },
  ).catch((error: { code: number; stderr: string }) => error)) as { code?: number; stderr: string };
  return { code, stderr, took: performance.now() - began };
}

let kept: Kept;
let where: string[];
let running: ServerThere[];

/** How many answers of bots are being thought about, or wait for it. */
async function thinkingAt({ port }: ServerThere): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^deadlight_queue_length\{queue="thinking-deep"\} (\d+)$/m.exec(metrics)![1]);
}

const start = async (...more: readonly string[]): Promise<ServerThere> => {
  const server = await ServerThere.start(kept, 0, ...more);
  running.push(server);
  return server;
};

beforeEach(async () => {
  kept = await newKept();
  writeFileSync(join(kept.data, 'index.html'), 'the app');
  where = [
    '--app',
    kept.data,
    '--data',
    kept.data,
    ...(kept.store === undefined ? [] : ['--store', kept.store]),
  ];
  running = [];
});

afterEach(async () => {
  for (const server of running) await server.end('SIGKILL');
  kept.remove();
});

async function taken(): Promise<{ readonly port: string; readonly holder: Server }> {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  return { port: String((holder.address() as { port: number }).port), holder };
}

describe('a server that ends', () => {
  it('is gone within five seconds of SIGTERM while bots think', async () => {
    const server = await start('--bot-time', '0-50');
    const ada = await new Guest().connect(server.port);
    await ada.open({ game: 'nemesis', bots: 'mastermind', seats: 4 });
    await ada.sit(asSeat(0), 'Ada');
    ada.say({ say: 'start' });
    await ada.until(() => ada.moment !== null, 'the game');
    // Everybody is asked for a character, bots too; the dice say in which order.
    await eventually(async () => {
      if (ada.isAsked) ada.answer(() => 0);
      expect(await thinkingAt(server)).toBeGreaterThan(0);
    }, 20);
    const began = performance.now();
    await server.end('SIGTERM');
    expect(performance.now() - began).toBeLessThan(SOON);
  });

  it('does not wait for a page that never closes', async () => {
    const server = await start();
    const at = `127.0.0.1:${server.port}`;
    const page = new WebSocket(`ws://${at}/online`, { origin: `http://${at}` });
    page.on('error', () => {});
    await new Promise((resolve) => page.once('message', resolve));
    // It reads nothing from now on, not even that the server goes.
    page.pause();
    const began = performance.now();
    await server.end('SIGTERM');
    expect(performance.now() - began).toBeLessThan(SOON);
    page.terminate();
  });
});

describe('a server that cannot start', () => {
  it('reports that its port is taken, and exits', async () => {
    const { port, holder } = await taken();
    const { code, stderr, took } = await told('--port', port, '--address', '127.0.0.1', ...where);
    holder.close();
    expect(code).toBe(1);
    expect(stderr).toContain(`port ${port} is in use`);
    expect(took).toBeLessThan(3 * SOON);
  });

  it('reports that an address does not belong to this machine, and exits', async () => {
    const { code, stderr } = await told('--port', '0', '--address', '192.0.2.1', ...where);
    expect(code).toBe(1);
    expect(stderr).toContain('192.0.2.1 is no address of this machine');
  });

  it('leaves the data to the server that holds it, and takes it once that is killed', async () => {
    const first = await start();
    const { code, stderr } = await told('--port', '0', '--address', '127.0.0.1', ...where);
    expect(code).toBe(1);
    expect(stderr).toContain('another server uses');
    const ada = await new Guest().connect(first.port);
    const table = await ada.open();
    await first.end('SIGKILL');
    const second = await start();
    const back = new Guest();
    back.cookie = ada.cookie;
    await back.connect(second.port);
    await back.enter(table);
    back.close();
  });
});

describe('--check', () => {
  const check = (...more: readonly string[]): Promise<Told> =>
    told('--check', '--address', '127.0.0.1', ...more);

  it('opens all that a server opens', async () => {
    expect(await check('--port', '0', ...where)).toMatchObject({ code: 0 });
    const { port, holder } = await taken();
    expect((await check('--port', port, ...where)).stderr).toContain(`port ${port} is in use`);
    holder.close();
    const far = await told('--check', '--port', '0', '--address', '192.0.2.1', ...where);
    expect(far.stderr).toContain('no address of this machine');
  });

  it('reads what is kept', async () => {
    if (kept.store !== undefined)
      return expect((await check('--port', '0', ...where, '--store', `${kept.store}x`)).code).toBe(
        1,
      );
    await (await start()).end('SIGTERM');
    writeFileSync(join(kept.data, 'deadlight.sqlite'), 'no database '.repeat(1000));
    const { code, stderr } = await check('--port', '0', ...where);
    expect(code).toBe(1);
    expect(stderr).toContain(`nothing can be kept in ${kept.data}`);
  });

  it('gives up a folder that cannot be made', async () => {
    const { code, stderr, took } = await check(
      '--port',
      '0',
      '--app',
      kept.data,
      '--data',
      '/proc/x/y',
    );
    expect(code).toBe(1);
    expect(stderr).toContain('nothing can be kept in /proc/x/y');
    expect(took).toBeLessThan(3 * SOON);
  });
});

describe('what is kept', () => {
  it("can be read by the server's user only", async () => {
    const above = mkdtempSync(join(tmpdir(), 'deadlight-private-'));
    const data = join(above, 'new', 'data');
    const server = await ServerThere.startAs([], kept.data, [
      '--port',
      '0',
      '--address',
      '127.0.0.1',
      '--data',
      data,
    ]);
    running.push(server);
    await (await new Guest().connect(server.port)).open();
    const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8);
    expect(modeOf(data)).toBe('700');
    const files = readdirSync(data);
    expect(files).toContain('deadlight.sqlite-wal');
    expect(files.map((file) => modeOf(join(data, file)))).toEqual(files.map(() => '600'));
    await server.end('SIGKILL');
    // What an older version left open to everybody is closed.
    chmodSync(join(data, 'deadlight.sqlite'), 0o644);
    const copy = join(above, 'copy');
    expect(await told('--data', data, 'backup', copy)).toMatchObject({ code: 0 });
    expect(modeOf(copy)).toBe('600');
    const again = await ServerThere.startAs([], kept.data, [
      '--port',
      '0',
      '--address',
      '127.0.0.1',
      '--data',
      data,
    ]);
    running.push(again);
    expect(modeOf(join(data, 'deadlight.sqlite'))).toBe('600');
    rmSync(above, { recursive: true, force: true });
  });
});

const canUnshare = spawnSync('unshare', ['-fp', 'true']).status === 0;

// Some machines do not let anybody make a first process.
describe.runIf(canUnshare)('the first process of a container', () => {
  it('runs the server as a child, which can be killed, and ends with it', async () => {
    const child = spawn(
      'unshare',
      [
        '-fp',
        '--kill-child',
        process.execPath,
        COMMAND,
        'server',
        '--port',
        '0',
        '--address',
        '127.0.0.1',
        ...where,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    await new Promise<void>((resolve) =>
      child.stdout.on('data', (text: Buffer) => String(text).includes('localhost') && resolve()),
    );
    const { stdout } = await promisify(execFile)('pgrep', ['-P', String(child.pid)]);
    const first = stdout.trim();
    const server = (await promisify(execFile)('pgrep', ['-P', first])).stdout.trim();
    process.kill(Number(server), 'SIGKILL');
    expect(await ended).toBe(137);
  });
});
