import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { differences } from './installed.mjs';

let root = '';
const put = (path: string, value: unknown): void =>
  writeFileSync(join(root, path), JSON.stringify(value));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deadlight-installed-'));
  mkdirSync(join(root, 'node_modules'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('what is installed', () => {
  const WANTED = {
    '': { name: 'root' },
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
    'node_modules/b': { version: '2.0.0', integrity: 'sha512-b', optional: true },
  };
  const { '': _root, ...ALL } = WANTED;

  it.each([
    ['is nothing without a record of npm', undefined, null],
    ['is all that is wanted', ALL, []],
    ['may lack what is for another system', { 'node_modules/a': ALL['node_modules/a'] }, []],
    ['lacks a package', {}, ['node_modules/a']],
    [
      'has another version',
      { ...ALL, 'node_modules/a': { version: '1.0.1', integrity: 'sha512-c' } },
      ['node_modules/a'],
    ],
    [
      'has one that is no longer wanted',
      { ...ALL, 'node_modules/c': { version: '1.0.0' } },
      ['node_modules/c'],
    ],
  ])('%s', (_title, installed, expected) => {
    put('package-lock.json', { packages: WANTED });
    if (installed !== undefined) put('node_modules/.package-lock.json', { packages: installed });
    expect(differences(root)).toEqual(expected);
  });
});

it('a script after a plain `npm install` installs nothing again, and does once the lock changes', () => {
  put('package.json', { name: 'root', version: '1.0.0', workspaces: ['part'] });
  mkdirSync(join(root, 'part'));
  put('part/package.json', { name: 'part', version: '1.0.0' });
  mkdirSync(join(root, 'scripts'));
  for (const file of ['setup.mjs', 'installed.mjs'])
    cpSync(join(import.meta.dirname, file), join(root, 'scripts', file));
  const install = spawnSync('npm', ['install', '--offline', '--no-audit', '--no-fund'], {
    cwd: root,
  });
  expect(install.status).toBe(0);

  // From here on, an npm that only says that it was called.
  const bin = join(root, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'npm'), '#!/bin/sh\necho "$@" > called\n', { mode: 0o755 });
  const setUp = (): boolean => {
    const env = { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH']}` };
    expect(spawnSync(process.execPath, ['scripts/setup.mjs'], { cwd: root, env }).status).toBe(0);
    return existsSync(join(root, 'called'));
  };
  expect(setUp()).toBe(false);

  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  writeFileSync(join(root, 'package-lock.json'), lock.replaceAll('1.0.0', '1.0.1'));
  expect(setUp()).toBe(true);
  expect(readFileSync(join(root, 'called'), 'utf8')).toMatch(/^ci /);
});

it('what is written in TypeScript runs on the Node that is pinned, on the first run too', () => {
  const { scripts } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
  ) as { scripts: Record<string, string> };
  const onAnyNode = Object.values(scripts).filter((script) => /(^|&& )node \S+\.ts/.test(script));
  expect(onAnyNode).toEqual([]);

  mkdirSync(join(root, 'scripts'));
  for (const file of ['setup.mjs', 'installed.mjs'])
    cpSync(join(import.meta.dirname, file), join(root, 'scripts', file));
  put('package-lock.json', { packages: {} });
  put('node_modules/.package-lock.json', { packages: {} });
  mkdirSync(join(root, 'node_modules/node/bin'), { recursive: true });
  const pinned = join(root, 'node_modules/node/bin/node');
  writeFileSync(pinned, '#!/bin/sh\necho "pinned: $@"\nexit 3\n', { mode: 0o755 });
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(root, 'scripts/setup.mjs'), 'scripts/a.ts', '--to', 'x'],
    { encoding: 'utf8' },
  );
  expect(stdout).toBe(`pinned: ${join(root, 'scripts/a.ts')} --to x\n`);
  expect(status).toBe(3);
});
