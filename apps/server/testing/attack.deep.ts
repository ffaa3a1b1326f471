/** The law of strangers: nothing that one address may send holds up the loop, starves others, or touches their tables. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ATTACKS, attack, thinkingTimes, Victim, WatchedServer } from './attack.ts';
import { type Stored, storeTables } from './stored-tables.ts';

const TABLES = Number(process.env['DEADLIGHT_TABLES'] ?? 50_000);
const LONG_GAMES = 24;
/** Milliseconds of each attack. */
const LASTS = Number(process.env['DEADLIGHT_ATTACK_MS'] ?? 8000);
/** Milliseconds for which the loop may be held up. */
const MAX_BLOCKED_MS = 50;
/** Tables of masterminds of the attacker, and how much longer others may wait for theirs. */
const MASTERMINDS = 19;
const SMALL_FACTOR = 4;
const THOUGHTS = 25;

const folder = mkdtempSync(join(tmpdir(), 'deadlight-attack-'));
let stored: Stored;
let server: WatchedServer;
let victim: Victim;

beforeAll(async () => {
  stored = await storeTables(folder, TABLES, LONG_GAMES);
  server = await WatchedServer.start(folder);
  victim = await Victim.sit(server.port);
});

afterAll(async () => {
  await victim.stop();
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});

const say = (text: string): void => void process.stdout.write(`${text}\n`);

it.each(Object.entries(ATTACKS))('%s', async (name, what) => {
  const before = victim.waits.length;
  const longest = await attack(server, stored, what, LASTS);
  const waits = victim.waits.slice(before).sort((a, b) => a - b);
  const median = waits[waits.length >> 1] ?? Number.NaN;
  say(`${name}: loop held up ${longest.toFixed(1)} ms; others waited ${median.toFixed(1)} ms`);
  expect(longest).toBeLessThan(MAX_BLOCKED_MS);
  expect(waits.length).toBeGreaterThan(0);
  expect(victim.guest.gaps).toBe(0);
});

it('lets others think, however many masterminds somebody has', async () => {
  const median = (all: readonly number[]): number =>
    all.toSorted((a, b) => a - b)[all.length >> 1]!;
  const alone = median(await thinkingTimes(server.port, '10.0.0.2', (made) => made < THOUGHTS));
  let isDone = false;
  const evil = Array.from({ length: MASTERMINDS }, () =>
    thinkingTimes(server.port, '10.0.0.67', () => !isDone).catch(() => []),
  );
  const together = median(await thinkingTimes(server.port, '10.0.0.3', (made) => made < THOUGHTS));
  say(
    `bots of others: ${alone.toFixed(0)} ms alone, ${together.toFixed(0)} ms beside ${MASTERMINDS} tables`,
  );
  expect(together).toBeLessThan(Math.max(alone, 100) * SMALL_FACTOR);
  isDone = true;
  await Promise.all(evil);
});
