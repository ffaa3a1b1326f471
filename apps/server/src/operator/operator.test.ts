import { execFileSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord, verify } from '@deadlight/engine';
import { loadGame } from '@deadlight/host';
import { expect, it } from 'vitest';
import { quietTable } from '../../testing/fuzz.ts';
import { newKept } from '../../testing/kept.ts';
import { serverHere } from '../../testing/server-here.ts';
import type { Place } from '../store/archive.ts';
import { STORE_FILE } from '../store/sqlite-file.ts';
import { Guest } from '../testing.ts';
import { backUp, checkGames, closeTable, recordIn, tableIn, tablesIn } from './operator.ts';

/** A copy, put in a place that was empty, as the documentation says. */
async function restored(copy: string, { data, store }: Place): Promise<Place> {
  if (store === undefined) copyFileSync(copy, join(data, STORE_FILE));
  else execFileSync('pg_restore', ['--no-owner', '--dbname', store, copy]);
  return { data, store };
}

it('lets an operator list, export, back up, restore and close while the server runs', async () => {
  const { server, kept, close } = await serverHere();
  const empty = await newKept();
  try {
    const { guest, table } = await quietTable(server.port);
    for (let i = 0; i < 3; i++) {
      const taken = guest.hears('taken');
      guest.answer(() => 0);
      await taken;
      await guest.until(() => guest.isAsked, 'the next question');
    }
    expect(await tablesIn(kept)).toMatchObject([
      { id: table, game: 'nemesis', state: 'playing', entries: 4 },
    ]);
    const shown = JSON.stringify(await tableIn(kept, table));
    expect(shown).toContain('Ada');
    expect(shown).not.toMatch(/[0-9a-f]{64}/);
    await expect(tableIn(kept, 'nowhere')).rejects.toThrow('no table nowhere');

    const { game } = await loadGame('nemesis');
    const checks = verify(game, readRecord(await recordIn(kept, table), { nemesis: game }));
    expect(checks.filter(({ ok, name }) => !ok && name !== 'end')).toEqual([]);

    expect(await checkGames(kept)).toEqual({ games: 1, differing: [] });

    const copy = join(kept.data, 'copy');
    await backUp(kept, copy);
    await expect(backUp(kept, copy)).rejects.toThrow('there already');
    const again = await serverHere(await restored(copy, empty));
    const back = new Guest();
    back.cookie = guest.cookie;
    await back.connect(again.server.port);
    await back.enter(table);
    await back.until(() => back.moment !== null, 'the table again');
    expect(back.moment!.view).toEqual(guest.moment!.view);
    back.close();
    await again.close();

    await closeTable(kept, table);
    await guest.until(() => guest.info!.state === 'over', 'the end');
    guest.close();
  } finally {
    await close();
    empty.remove();
  }
});
