import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { quietTable } from '../testing/fuzz.ts';
import { serverHere } from '../testing/server-here.ts';
import { tableIn } from './operator.ts';

const HANGING = fileURLToPath(new URL('../testing/hanging.ts', import.meta.url));

it('ends a server whose rules never return, and closes the table that was played', async () => {
  const { server, folder, close } = await serverHere();
  try {
    const { guest, table } = await quietTable(server.port);
    const { table: other, guest: bo } = await quietTable(server.port);
    const { stdout, stderr, signal } = spawnSync(process.execPath, [HANGING, folder, table], {
      encoding: 'utf8',
      timeout: 30_000,
    });
    expect(stdout).toBe('well so far\n');
    expect(signal).toBe('SIGKILL');
    expect(stderr).toContain(
      `"table":"${table}","msg":"the rules of a table do not come to an end`,
    );
    // A server follows the order that was left to it.
    await guest.until(() => guest.info!.state === 'over', 'the end');
    expect(tableIn(folder, other).state).toBe('playing');
    guest.close();
    bo.close();
  } finally {
    await close();
  }
});
