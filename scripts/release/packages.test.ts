import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compiled, pack, reportsOf } from './packages.ts';

/** Packing compiles and builds everything; installing may have to fetch what the packages depend on. */
const SLOW = 300_000;
const ROOT = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'deadlight-installed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }), SLOW);

const COMMAND = join(folder, 'node_modules/deadlight/apps/cli/deadlight.mjs');

/** As in somebody's own folder: npm hands the settings of this project to whatever it runs. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)),
);
const run = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { cwd: folder, encoding: 'utf8', env });
const deadlight = (...args: string[]): string => run(process.execPath, COMMAND, ...args);

let reports: Readonly<Record<string, string>>;

beforeAll(() => {
  const tarballs = compiled((out, work) => {
    reports = reportsOf(out);
    return pack(out, work, join(folder, 'tarballs'));
  });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  const flags = [
    '--no-audit',
    '--no-fund',
    '--prefer-offline',
    '--loglevel=error',
    '--omit=optional',
  ];
  run('npm', 'install', ...flags, ...tarballs);
}, SLOW);

it('the public surface of the packages is as written down (npm run api)', () => {
  for (const [file, text] of Object.entries(reports))
    expect(readFileSync(join(ROOT, file), 'utf8'), file).toBe(text);
});

describe('packages installed from their tarballs', () => {
  it('have a README, a licence, and no sources', () => {
    for (const name of ['deadlight', '@deadlight/engine', '@deadlight/games', '@deadlight/bots']) {
      const installed = join(folder, 'node_modules', name);
      expect(readdirSync(installed), name).toEqual(
        expect.arrayContaining(['LICENSE', 'README.md', 'package.json']),
      );
      const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
      expect(
        files.filter((file) => /(?<!\.d)\.ts$|\.test\.js$/.test(file)),
        name,
      ).toEqual([]);
    }
  });

  it('let a program of its own play a game, with types', () => {
    mkdirSync(join(folder, 'airlock'));
    copyFileSync(join(ROOT, 'docs/airlock.ts'), join(folder, 'airlock/airlock.ts'));
    copyFileSync(join(ROOT, 'examples/airlock/play.ts'), join(folder, 'airlock/play.ts'));
    expect(run(process.execPath, 'airlock/play.ts', 'tarball')).toContain('deadlight ');
    const options = [
      '--strict',
      '--noEmit',
      '--allowImportingTsExtensions',
      '--module',
      'nodenext',
    ];
    const types = [
      '--target',
      'es2024',
      '--types',
      'node',
      '--typeRoots',
      join(ROOT, 'node_modules/@types'),
    ];
    expect(run(join(ROOT, 'node_modules/.bin/tsc'), ...options, ...types, 'airlock/play.ts')).toBe(
      '',
    );
  });

  it('let bots of every kind play, threads included', () => {
    const played = deadlight('simulate', '--game', 'nemesis', '--games', '4', '--seed', '1');
    expect(played).toContain('4 games');
    const fight = [
      '--game',
      'panic',
      '--games',
      '1',
      '--one',
      'mastermind:4',
      '--others',
      'drifter',
    ];
    expect(deadlight('arena', ...fight)).toContain('mastermind:4');
  });

  it('know the rules and the handbook', () => {
    expect(deadlight('rules', 'NEM-POD-12-R')).toContain('NEM-POD-12-R');
    expect(deadlight('handbook', 'encounter', '--game', 'nemesis', '--lang', 'de')).not.toBe('');
  });

  it('serve the app and online tables, and keep them where the server was started', async () => {
    const server = spawn(
      process.execPath,
      [COMMAND, 'server', '--port', '0', '--address', '127.0.0.1'],
      {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const exited = once(server, 'exit');
    try {
      let said = '';
      for await (const text of server.stdout) {
        said += String(text);
        if (/http:\/\/localhost:\d+/.test(said)) break;
      }
      const [address] = /http:\/\/localhost:\d+/.exec(said)!;
      const page = await fetch(address);
      expect(await page.text()).toContain('<title>Deadlight');
      expect((await fetch(`${address}/healthz`)).status).toBe(200);
    } finally {
      server.kill('SIGTERM');
      await exited;
    }
    expect(readdirSync(folder)).toContain('data');
  });
});
