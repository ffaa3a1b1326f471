import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRecord, verify } from '@deadlight/engine';
import { loadGame } from '@deadlight/host';
import { expect, it } from 'vitest';
import { quietTable } from '../testing/fuzz.ts';
import { serverHere } from '../testing/server-here.ts';
import { backUp, closeTable, recordIn, tableIn, tablesIn } from './operator.ts';
import { STORE_FILE } from './sqlite-file.ts';
import { Guest } from './testing.ts';

it('serves an operator beside the running server: list, export, backup and restore, close', async () => {
  const { server, folder, close } = await serverHere();
  const restored = mkdtempSync(join(tmpdir(), 'deadlight-restored-'));
  try {
    const { guest, table } = await quietTable(server.port);
    for (let i = 0; i < 3; i++) {
      const taken = guest.hears('taken');
      guest.answer(() => 0);
      await taken;
      await guest.until(() => guest.isAsked, 'the next question');
    }
    expect(tablesIn(folder)).toMatchObject([
      { id: table, game: 'nemesis', state: 'playing', entries: 3 },
    ]);
    const shown = JSON.stringify(tableIn(folder, table));
    expect(shown).toContain('Ada');
    expect(shown).not.toMatch(/[0-9a-f]{64}/);
    expect(() => tableIn(folder, 'nowhere')).toThrow('no table nowhere');

    const { game } = await loadGame('nemesis');
    const checks = verify(game, readRecord(await recordIn(folder, table), { nemesis: game }));
    expect(checks.filter(({ ok, name }) => !ok && name !== 'end')).toEqual([]);

    const copy = join(folder, 'copy.sqlite');
    backUp(folder, copy);
    expect(() => backUp(folder, copy)).toThrow('there already');
    copyFileSync(copy, join(restored, STORE_FILE));
    const again = await serverHere({ data: restored });
    const back = new Guest();
    back.cookie = guest.cookie;
    await back.connect(again.server.port);
    await back.enter(table);
    await back.until(() => back.moment !== null, 'the table again');
    expect(back.moment!.view).toEqual(guest.moment!.view);
    back.close();
    await again.close();

    closeTable(folder, table);
    await guest.until(() => guest.info!.state === 'over', 'the end');
    guest.close();
  } finally {
    await close();
    rmSync(restored, { recursive: true, force: true });
  }
});
