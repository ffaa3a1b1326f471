import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { asSeat } from '@deadlight/engine';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectPutAway } from '../../testing/tables-at-rest.ts';
import { withArchive } from './open-archive.ts';
import { STORE_FILE } from './sqlite-file.ts';
import { type FileStore, sqliteStore } from './sqlite-store.ts';
import type { Entry } from './store.ts';

const SCRIPT = fileURLToPath(new URL('../../testing/putting-away.ts', import.meta.url));

let folder: string;
let store: FileStore;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deadlight-away-'));
  store = sqliteStore(folder);
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

it('keeps the log of a finished game as one record, and reads it like any other', async () => {
  await expectPutAway(store, () => withArchive({ data: folder }, (archive) => archive.lengths()));
});

it('loses nothing of a log when the server is killed while it puts it away', async () => {
  const entry = (n: number): Entry => ({ do: 'decide', seat: asSeat(0), says: `move ${n}` });
  const ids = Array.from({ length: 60 }, (_, n) => `t${n}`);
  const log = Array.from({ length: 200 }, (_, n) => entry(n));
  await Promise.all(ids.flatMap((id) => log.map((entry, place) => store.append(id, place, entry))));
  await store.close();
  const rows = new DatabaseSync(join(folder, STORE_FILE));
  const asRows = (): number =>
    Number(rows.prepare('SELECT count(DISTINCT tbl) AS n FROM log').get()!['n']);
  // Each time some more are put away before it is killed, and it begins with those of before.
  for (const before of [5, 25, 45]) {
    const there = spawn(process.execPath, [SCRIPT, folder, ...ids], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise((resolve) => there.once('exit', resolve));
    let said = '';
    there.stdout.on('data', (text: Buffer) => {
      said += String(text);
      if (said.split('\n').length > before) there.kill('SIGKILL');
    });
    await ended;
    expect(said).toContain(`t${before - 1}\n`);
    expect(asRows()).toBeLessThanOrEqual(ids.length - before);
  }
  expect(asRows()).toBeGreaterThan(0);
  rows.close();
  store = sqliteStore(folder);
  for (const id of ids) expect(await store.log(id)).toEqual(log);
});
