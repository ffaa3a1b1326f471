import { beforeEach, describe, expect, it } from 'vitest';
import { quietTable } from '../../testing/fuzz.ts';
import { ask, hasPostgres } from '../../testing/postgres-there.ts';
import { type ServerHere, serverHere } from '../../testing/server-here.ts';
import { withPostgres } from '../../testing/with-postgres.ts';
import { Guest } from '../testing.ts';

describe.runIf(hasPostgres)('a server alone with a database', () => {
  const there = withPostgres();
  let store: string;
  beforeEach(async () => {
    store = await there().database();
  });

  async function decided(guest: Guest): Promise<void> {
    const taken = guest.hears('taken');
    guest.answer(() => 0);
    await taken;
    await guest.until(() => guest.isAsked, 'the next question');
  }

  /** The same guest, at a server that may be another one. */
  async function back(guest: Guest, { server }: ServerHere, table: string): Promise<Guest> {
    const again = new Guest();
    again.cookie = guest.cookie;
    while (again.moment === null) {
      await again.connect(server.port);
      again.say({ say: 'enter', table });
      await again.until(() => again.moment !== null || !again.isOpen, 'the table again');
    }
    return again;
  }

  it('continues every table where the previous process stopped, in a later epoch', async () => {
    const first = await serverHere({ store });
    const { guest, table } = await quietTable(first.server.port);
    await decided(guest);
    const { view } = guest.moment!;
    await first.close();
    const second = await serverHere({ store });
    const again = await back(guest, second, table);
    expect(again.moment!.view).toEqual(view);
    await decided(again);
    const log = await ask<{ place: number; epoch: number }>(
      store,
      'SELECT place, epoch::int FROM log ORDER BY place',
    );
    expect(log).toEqual([
      { place: 0, epoch: 1 },
      { place: 1, epoch: 1 },
      { place: 2, epoch: 2 },
    ]);
    again.close();
    await second.close();
  });

  it('does not start if there is another process that it cannot talk to', async () => {
    const first = await serverHere({ store });
    await expect(serverHere({ store })).rejects.toThrow('another server uses the database');
    await first.close();
  });

  it('disconnects its pages when the database fails, and continues where they were', async () => {
    const here = await serverHere({ store });
    const { guest, table } = await quietTable(here.server.port);
    await decided(guest);
    const { view } = guest.moment!;
    const health = async (): Promise<number> =>
      (await fetch(`http://127.0.0.1:${here.server.port}/healthz`)).status;
    expect(await health()).toBe(200);
    await there().kill();
    guest.answer(() => 0);
    await guest.until(() => !guest.isOpen, 'the end of the connection');
    expect(guest.heard.filter(({ say }) => say === 'failed')).toEqual([]);
    expect(await health()).toBe(503);
    await there().start();
    await expect.poll(health, { timeout: 20_000 }).toBe(200);
    const again = await back(guest, here, table);
    expect(again.moment!.view).toEqual(view);
    await decided(again);
    again.close();
    await here.close();
  });
});
