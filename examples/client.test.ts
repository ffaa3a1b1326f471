/** Clients that share nothing with the project play whole games, as docs/online/protocol.md says. */
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { allSeats } from '@deadlight/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guest } from '../apps/server/src/testing.ts';
import { type ServerHere, serverHere } from '../apps/server/testing/server-here.ts';

const GAMES = ['panic', 'nemesis', 'lockdown'];
const here = (name: string): string => join(import.meta.dirname, name);
const hasPython = spawnSync('python3', ['--version']).status === 0;

let server: ServerHere;

beforeAll(async () => {
  server = await serverHere({ botTime: [0, 0] });
});
afterAll(() => server.close());

const playing = (program: string, client: string, ...more: readonly string[]) =>
  promisify(execFile)(program, [here(client), `http://127.0.0.1:${server.server.port}`, ...more]);

async function played(program: string, client: string, game: string): Promise<void> {
  const { stdout } = await playing(program, client, game);
  expectPlayed(stdout, game);
}

function expectPlayed(stdout: string, game: string): void {
  const told: unknown = JSON.parse(stdout);
  expect(told).toMatchObject({ game, how: expect.any(String) });
  const { decisions, links } = told as { decisions: number; links: number };
  expect(links).toBe(decisions);
  // The dice are random: a game may end after a few decisions, but never before the first.
  expect(decisions).toBeGreaterThan(0);
}

/** The host keeps two seats for programs, starts when both are there, and does not sit down. */
async function playedByPrograms(game: string, programs: readonly [string, string][]) {
  const host = await new Guest().connect(server.server.port);
  const table = await host.open({ game, seats: game === 'panic' ? 4 : 2, programs: true });
  const keys: string[] = [];
  for (const seat of allSeats(programs.length)) {
    const made = host.hears('program');
    host.say({ say: 'program', seat });
    keys.push((await made).key);
  }
  const games = programs.map(([program, client], i) => playing(program, client, '--key', keys[i]!));
  await host.until(() => host.info!.seats.filter(({ name }) => name !== '').length === keys.length);
  host.say({ say: 'start' });
  for (const { stdout } of await Promise.all(games)) expectPlayed(stdout, game);
  const record = await fetch(`http://127.0.0.1:${server.server.port}/record/${table}`);
  expect(await record.text()).toContain('player 1 program Example\n');
  host.close();
}

describe('client.ts', () => {
  it.each(GAMES)('plays a whole game of %s', (game) => played(process.execPath, 'client.ts', game));

  it.each(GAMES)('plays a whole game of %s as a program, by a key', (game) =>
    playedByPrograms(game, [[process.execPath, 'client.ts']]),
  );

  it('imports nothing of the project', () => {
    const imports = readFileSync(here('client.ts'), 'utf8').matchAll(/from '([^']+)'/g);
    expect(
      [...imports].map(([, name]) => name).filter((name) => !name!.startsWith('node:')),
    ).toEqual([]);
  });
});

describe.runIf(hasPython)('client.py', () => {
  it.each(GAMES)('plays a whole game of %s', (game) => played('python3', 'client.py', game));

  it.each(GAMES)('plays a whole game of %s as a program, beside the other', (game) =>
    playedByPrograms(game, [
      [process.execPath, 'client.ts'],
      ['python3', 'client.py'],
    ]),
  );
});
