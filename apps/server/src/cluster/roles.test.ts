/** Whole servers, each in its role, on a real database and a real bus. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom, readRecord } from '@deadlight/engine';
import { loadGame } from '@deadlight/host';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { doWithoutNats, NatsThere } from '../../testing/nats-there.ts';
import { hasPostgres, STARTING } from '../../testing/postgres-there.ts';
import { begun, play } from '../../testing/two-players.ts';
import { withPostgres } from '../../testing/with-postgres.ts';
import type { Role } from '../operator/roles.ts';
import { type RunningServer, startServer } from '../server.ts';
import { Guest } from '../testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'deadlight-roles-'));
const random = randomFrom('roles');
const log = pino({ level: 'silent' });

describe.skipIf(doWithoutNats() || !hasPostgres)('servers in their roles', () => {
  const postgres = withPostgres();
  let nats: NatsThere;
  let store: string;
  let servers: RunningServer[];
  let guests: Guest[];

  beforeAll(async () => {
    nats = await NatsThere.start();
  }, STARTING);
  afterAll(async () => {
    await nats.end();
    rmSync(folder, { recursive: true, force: true });
  }, STARTING);
  beforeEach(async () => {
    store = await postgres().database();
    servers = [];
    guests = [];
  });
  afterEach(async () => {
    for (const one of guests) one.close();
    for (const one of servers) await one.close();
  });

  const start = async (role: Role, store_?: string): Promise<RunningServer> => {
    const made = await startServer({
      port: 0,
      address: '127.0.0.1',
      data: folder,
      store: store_,
      bus: nats.url,
      role,
      app: folder,
      publicUrl: null,
      log,
      limits: { rate: 10_000, burst: 10_000 },
      botTime: [0, 1],
    });
    servers.push(made);
    // Until it holds tables, nobody can open one there.
    if (store_ !== undefined) await isHealthy(made, true);
    return made;
  };
  /** Ends one, as a new release does. */
  const end = async (server: RunningServer): Promise<void> => {
    servers.splice(servers.indexOf(server), 1);
    await server.close();
  };
  const come = async ({ port }: RunningServer): Promise<Guest> => {
    const made = await new Guest().connect(port);
    guests.push(made);
    return made;
  };

  const isHealthy = ({ port }: RunningServer, is: boolean): Promise<void> =>
    vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${port}/healthz`)).ok).toBe(is), {
      timeout: 20_000,
      interval: 100,
    });

  it('play on while owners come and go; those at a gateway notice nothing', async () => {
    let owner = await start('owner', store);
    const [here, there] = [await start('gateway'), await start('gateway')];
    const [ada, bo] = [await come(here), await come(there)];
    await begun(ada, bo);
    for (let release = 0; release < 2; release++) {
      await play([ada, bo], 6, random);
      const next = await start('owner', store);
      await Promise.all([end(owner), play([ada, bo], 6, random)]);
      owner = next;
    }
    await play([ada, bo], 6, random);
    for (const one of [ada, bo]) {
      expect(one.isOpen).toBe(true);
      expect(one.gaps).toBe(0);
      expect(one.heard.filter(({ say }) => say === 'failed')).toEqual([]);
    }
  });

  it('share the tables if each does both, and one that stops sends its pages to the others', async () => {
    const [first, second] = [await start('both', store), await start('both', store)];
    const [ada, bo] = [await come(first), await come(second)];
    const table = await begun(ada, bo);
    await play([ada, bo], 6, random);
    await end(first);
    await ada.until(() => !ada.isOpen, 'to be let go');
    await ada.connect(second.port);
    await ada.enter(table);
    await play([ada, bo], 6, random);
    expect(bo.isOpen).toBe(true);
    expect(ada.gaps + bo.gaps).toBe(0);
  });

  it('serve the record of a finished game, wherever it is held', async () => {
    for (let n = 0; n < 2; n++) await start('owner', store);
    const gateway = await start('gateway');
    const [ada, bo] = [await come(gateway), await come(gateway)];
    const table = await begun(ada, bo);
    const record = (): Promise<Response> =>
      fetch(`http://127.0.0.1:${gateway.port}/record/${table}`);
    expect((await record()).status).toBe(404);
    ada.say({ say: 'propose', about: { do: 'end' } });
    const { number } = await bo.until(() => bo.info!.vote ?? undefined, 'the vote');
    bo.say({ say: 'vote', vote: number, choice: 'yes' });
    await ada.until(() => ada.info!.state === 'over', 'the end');
    const { game } = await loadGame('nemesis');
    const { chain } = readRecord(await (await record()).text(), { nemesis: game });
    expect(chain).toBeDefined();
  });

  it('have no pages if they only hold tables, and report their health', async () => {
    const owner = await start('owner', store);
    await isHealthy(owner, true);
    const metrics = (): Promise<string> =>
      fetch(`http://127.0.0.1:${owner.port}/metrics`).then((answer) => answer.text());
    await vi.waitFor(async () => expect(await metrics()).toMatch(/^deadlight_shards 64$/m), {
      timeout: 10_000,
    });
    expect((await fetch(`http://127.0.0.1:${owner.port}/online.json`)).status).toBe(404);
  });

  it('send pages elsewhere if they cannot reach the tables', async () => {
    await start('owner', store);
    const gateway = await start('gateway');
    const ada = await come(gateway);
    await ada.open();
    const { port } = nats;
    await nats.end();
    await isHealthy(gateway, false);
    expect(ada.isOpen).toBe(true);
    await ada.until(() => !ada.isOpen, 'to be let go');
    nats = await NatsThere.start(port);
    await isHealthy(gateway, true);
    // Pages may come as soon as the gateway has noticed that itself.
    await sleep(500);
    await ada.connect(gateway.port);
    await ada.open();
  });
});
