/** Carries out the Dockerfile step by step in a clean root file system, as the users it names, and starts the result. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build, type Image, readStages, run, within } from './dockerfile.ts';

const ROOT = join(import.meta.dirname, '../..');
const work = mkdtempSync(join(tmpdir(), 'deadlight-image-'));
const SLOW = 900_000;
const PORT = '41731';

const sh = (program: string, ...args: string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });

/** What the official image of Node has, made from Debian's packages and the Node of this project. */
function makeBase(root: string): void {
  sh('debootstrap', '--variant=minbase', '--include=ca-certificates', 'bookworm', root);
  const node = dirname(createRequire(import.meta.url).resolve('node/package.json'));
  cpSync(join(node, 'bin/node'), join(root, 'usr/local/bin/node'));
  const npm = dirname(dirname(realpathSync(sh('sh', '-c', 'command -v npm').trim())));
  cpSync(npm, join(root, 'usr/local/lib/node_modules/npm'), { recursive: true });
  const script = '#!/bin/sh\nexec node /usr/local/lib/node_modules/npm/bin/npm-cli.js "$@"\n';
  appendFileSync(join(root, 'usr/local/bin/npm'), script, { mode: 0o755 });
  sh('chroot', root, 'useradd', '--uid', '1000', '--user-group', '--create-home', 'node');
  // What lets a build reach the package registry from here.
  for (const file of ['/etc/resolv.conf', '/etc/ssl/certs/ca-certificates.crt'])
    cpSync(file, join(root, file), { dereference: true });
  appendFileSync(join(root, 'etc/npmrc'), 'cafile=/etc/ssl/certs/ca-certificates.crt\n');
  mkdirSync(join(root, 'usr/local/etc'), { recursive: true });
  cpSync(join(root, 'etc/npmrc'), join(root, 'usr/local/etc/npmrc'));
}

let image: Image;

beforeAll(() => {
  const base = join(work, 'base');
  makeBase(base);
  const stages = readStages(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'));
  image = build(stages, { context: ROOT, base, work });
}, SLOW);
afterAll(() => rmSync(work, { recursive: true, force: true }), SLOW);

describe('the image', () => {
  it('runs as a user of its own, in a folder that is its own', () => {
    expect(run(image, ['id', '-un']).trim()).toBe('node');
    expect(image.volumes).toEqual(['/data']);
    const { mode, uid } = statSync(join(image.root, 'data'));
    expect([mode & 0o777, uid]).toEqual([0o700, 1000]);
  });

  it('holds no sources, no development dependencies and no secrets', () => {
    expect(() => run(image, ['test', '-e', '/app/node_modules/vitest'])).toThrow();
    const ours = ['/app/node_modules/deadlight', '/app/node_modules/@deadlight'];
    expect(run(image, ['find', ...ours, '-name', '*.test.*', '-o', '-name', '.env'])).toBe('');
  });

  it('starts, answers, is healthy, and ends when told to', { timeout: SLOW }, async () => {
    const running = { ...image, env: { ...image.env, DEADLIGHT_PORT: PORT } };
    const server = spawn(...within(running, image.command), { stdio: 'inherit' });
    const exited = once(server, 'exit');
    try {
      const address = `http://127.0.0.1:${PORT}`;
      for (let tries = 0; tries < 100; tries++) {
        if (
          await fetch(`${address}/healthz`).then(
            ({ ok }) => ok,
            () => false,
          )
        )
          break;
        await sleep(200);
      }
      expect(await (await fetch(address)).text()).toContain('<title>Deadlight');
      run(running, image.health);
    } finally {
      server.kill('SIGTERM');
    }
    const [code] = (await exited) as [number | null];
    expect(code).toBe(0);
  });

  it('says what it weighs', () => {
    const size = Number(sh('du', '-sm', join(image.root, 'app')).split('\t')[0]);
    console.log(`the app and what it needs: ${size} MB, on top of the base image`);
    expect(size).toBeLessThan(200);
  });
});
