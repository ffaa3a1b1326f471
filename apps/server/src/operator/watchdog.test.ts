import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { readRecord } from '@deadlight/engine';
import { loadGame } from '@deadlight/host';
import { expect, it } from 'vitest';
import { quietTable } from '../../testing/fuzz.ts';
import type { Kept } from '../../testing/kept.ts';
import { serverHere } from '../../testing/server-here.ts';
import { withArchive } from '../store/open-archive.ts';
import { reopenTable, tableIn } from './operator.ts';

const HANGING = fileURLToPath(new URL('../../testing/hanging.ts', import.meta.url));

interface Ended {
  readonly stdout: string;
  readonly stderr: string;
  readonly signal: string;
}

/** What came of a program that is killed in the end. */
const ended = (...program: readonly string[]): Promise<Ended> =>
  promisify(execFile)(process.execPath, program, { timeout: 30_000 }).then(
    () => expect.fail('it was not killed'),
    (error: Ended) => error,
  );

const argumentsOf = ({ data, store }: Kept): string[] =>
  store === undefined ? [data] : [data, store];

it('ends a server whose rules never return, and closes the table that was played', async () => {
  const { server, kept, close } = await serverHere();
  try {
    const { guest, table } = await quietTable(server.port);
    const { table: other, guest: bo } = await quietTable(server.port);
    const place = argumentsOf(kept);
    const { stdout, stderr, signal } = await ended(HANGING, table, 'Infinity', '2000', ...place);
    expect(stdout).toBe('well so far\n');
    expect(signal).toBe('SIGKILL');
    expect(stderr).toContain(
      `"table":"${table}","msg":"the rules of a table do not come to an end`,
    );
    // A server follows the order that was left to it.
    await guest.until(() => guest.info!.state === 'over', 'the end');
    expect((await tableIn(kept, other)).state).toBe('playing');
    guest.close();
    bo.close();
  } finally {
    await close();
  }
});

it('closes no table when the server hangs outside of the rules', async () => {
  const { server, kept, close } = await serverHere();
  try {
    const { guest, table } = await quietTable(server.port);
    const { stderr, signal } = await ended(HANGING, '-', 'Infinity', '500', ...argumentsOf(kept));
    expect(signal).toBe('SIGKILL');
    expect(stderr).toContain('"table":"","msg":"the server does not answer');
    expect((await tableIn(kept, table)).state).toBe('playing');
    guest.close();
  } finally {
    await close();
  }
});

it('lets an operator reopen a closed table, unless one of its players has read the record', async () => {
  const { server, kept, close } = await serverHere();
  const record = (cookie: string | null): Promise<Response> =>
    fetch(`http://127.0.0.1:${server.port}/record/${table}`, {
      headers: cookie === null ? {} : { cookie },
    });
  const faulty = (): Promise<void> =>
    withArchive(kept, (archive) => archive.order({ do: 'close', table, faulty: true }));
  const { guest, table } = await quietTable(server.port);
  try {
    const before = guest.moment!.view;
    await expect(reopenTable(kept, table)).rejects.toThrow('was not closed for its rules');
    await faulty();
    await guest.until(() => guest.info!.state === 'over', 'the end');
    // Nobody knows its dice: it may be played on.
    expect(guest.info!.revealed).toBeNull();
    expect((await record(null)).status).toBe(404);
    guest.moment = null;
    await reopenTable(kept, table);
    await guest.until(() => guest.isAsked, 'the game as it was');
    expect(guest.info!.state).toBe('playing');
    expect(guest.moment!.view).toEqual(before);
    const taken = guest.hears('taken');
    guest.answer(() => 0);
    await taken;

    await faulty();
    await guest.until(() => guest.info!.state === 'over', 'the end');
    const { game } = await loadGame('nemesis');
    const whole = readRecord(await (await record(guest.cookie)).text(), { nemesis: game });
    expect(whole.decisions).toHaveLength(1);
    await guest.until(() => guest.info!.revealed !== null, 'the secret');
    await expect(reopenTable(kept, table)).rejects.toThrow('its dice are known');
    guest.close();
  } finally {
    await close();
  }
});
