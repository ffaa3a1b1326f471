import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { asSeat } from '@deadlight/engine';
import { beforeEach, describe, expect, it } from 'vitest';
import { quietTable } from '../../testing/fuzz.ts';
import { ask, hasPostgres, STARTING } from '../../testing/postgres-there.ts';
import { type ServerHere, serverHere } from '../../testing/server-here.ts';
import { withPostgres } from '../../testing/with-postgres.ts';
import type { Guest } from '../testing.ts';

const HANGING = fileURLToPath(new URL('../../testing/hanging.ts', import.meta.url));

describe.runIf(hasPostgres)('a table whose rules do not answer', () => {
  const there = withPostgres();
  let store: string;
  let table: string;
  let guest: Guest;
  let server: ServerHere;

  /** It was played at a server that is gone; another holds it, and has not been asked for it. */
  beforeEach(async () => {
    store = await there().database();
    const before = await serverHere({ store });
    ({ table, guest } = await quietTable(before.server.port));
    const taken = guest.hears('taken');
    guest.answer(() => 0);
    await taken;
    await before.close();
    server = await serverHere({ store });
    return () => server.close();
  }, STARTING);

  /** Another process asks its rules, which take the given number of milliseconds. */
  function asked(milliseconds: number, patience: number) {
    const args = [HANGING, table, String(milliseconds), String(patience), '', store];
    const hanging = spawn(process.execPath, args, { stdio: 'ignore' });
    return { ended: once(hanging, 'exit') };
  }

  const isSuspect = async (): Promise<boolean> =>
    (await ask(store, 'SELECT FROM suspect WHERE tbl = $1', [table])).length > 0;

  /** The guest comes again. */
  async function come(): Promise<void> {
    await guest.connect(server.server.port);
    guest.moment = null;
    await guest.enter(table);
  }

  const problem = async (): Promise<string> => (await guest.hears('failed')).problem;

  it('is not played by whoever holds it next, and is closed for ever', async () => {
    const { ended } = asked(Number.POSITIVE_INFINITY, 4000);
    await expect.poll(isSuspect, { timeout: 20_000 }).toBe(true);
    await come();
    expect(await problem()).toBe('unkept');
    expect(await ended).toEqual([null, 'SIGKILL']);
    await guest.until(() => guest.info!.state === 'over', 'the end');
    guest.say({ say: 'look', seat: asSeat(0) });
    expect(await problem()).toBe('broken');
    expect(guest.moment).toBeNull();
    // The start and what was played are still there, for the operator to look at.
    expect(await ask(store, 'SELECT FROM log WHERE tbl = $1', [table])).toHaveLength(2);
  });

  it('is played on if they answer after all', async () => {
    const { ended } = asked(4000, 60_000);
    await expect.poll(isSuspect, { timeout: 20_000 }).toBe(true);
    expect(await ended).toEqual([0, null]);
    expect(await isSuspect()).toBe(false);
    await come();
    await guest.until(() => guest.moment !== null, 'the table');
    expect(guest.info!.state).toBe('playing');
  });
});
