import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { quietTable } from '../testing/fuzz.ts';
import { serverHere } from '../testing/server-here.ts';
import { tableIn } from './operator.ts';

const HANGING = fileURLToPath(new URL('../testing/hanging.ts', import.meta.url));

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

it('ends a server whose rules never return, and closes the table that was played', async () => {
  const { server, kept, close } = await serverHere();
  try {
    const { guest, table } = await quietTable(server.port);
    const { table: other, guest: bo } = await quietTable(server.port);
    const { data, store } = kept;
    const place = store === undefined ? [data] : [data, store];
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
