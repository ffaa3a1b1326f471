/** Clients that share nothing with the project play whole games, as docs/online/protocol.md says. */
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServerHere, serverHere } from '../apps/server/testing/server-here.ts';

const GAMES = ['panic', 'nemesis', 'lockdown'];
const here = (name: string): string => join(import.meta.dirname, name);
const hasPython = spawnSync('python3', ['--version']).status === 0;

let server: ServerHere;

beforeAll(async () => {
  server = await serverHere({ botTime: [0, 0] });
});
afterAll(() => server.close());

async function played(program: string, client: string, game: string): Promise<void> {
  const at = `http://127.0.0.1:${server.server.port}`;
  const { stdout } = await promisify(execFile)(program, [here(client), at, game]);
  const told: unknown = JSON.parse(stdout);
  expect(told).toMatchObject({ game, how: expect.any(String) });
  const { decisions, links } = told as { decisions: number; links: number };
  expect(links).toBe(decisions);
  // The dice are random: a game may end after a few decisions, but never before the first.
  expect(decisions).toBeGreaterThan(0);
}

describe('client.ts', () => {
  it.each(GAMES)('plays a whole game of %s', (game) => played(process.execPath, 'client.ts', game));

  it('imports nothing of the project', () => {
    const imports = readFileSync(here('client.ts'), 'utf8').matchAll(/from '([^']+)'/g);
    expect(
      [...imports].map(([, name]) => name).filter((name) => !name!.startsWith('node:')),
    ).toEqual([]);
  });
});

describe.runIf(hasPython)('client.py', () => {
  it.each(GAMES)('plays a whole game of %s', (game) => played('python3', 'client.py', game));
});
