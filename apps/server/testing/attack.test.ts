/** The law of strangers, with few tables and for a moment; `attack.deep.ts` has all of it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ATTACKS, attack, Victim, WatchedServer } from './attack.ts';
import { type Stored, storeTables } from './stored-tables.ts';

const TABLES = 2000;
const LONG_GAMES = 6;
const LASTS = 600;
/** Milliseconds of the thread's own processor time: what others do on the machine does not count. */
const MAX_BLOCKED_MS = 50;

const folder = mkdtempSync(join(tmpdir(), 'deadlight-attack-'));
let stored: Stored;
let server: WatchedServer;
let victim: Victim;

beforeAll(async () => {
  stored = await storeTables(folder, TABLES, LONG_GAMES);
  server = await WatchedServer.start(folder);
  victim = await Victim.sit(server.port);
}, 60_000);

afterAll(async () => {
  await victim.stop();
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});

it.each(['create', 'ended', 'enter', 'past', 'lists', 'records'])(
  '%s of one address hold up nobody',
  async (name) => {
    const before = victim.waits.length;
    const longest = await attack(server, stored, ATTACKS[name]!, LASTS);
    expect(longest).toBeLessThan(MAX_BLOCKED_MS);
    // A machine that does much else may take its time.
    await vi.waitFor(() => expect(victim.waits.length).toBeGreaterThan(before), 20_000);
    expect(victim.guest.gaps).toBe(0);
  },
  30_000,
);
