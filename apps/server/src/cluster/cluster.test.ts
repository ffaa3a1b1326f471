/** Pages at gateways, tables at owners, a real bus between them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, randomFrom } from '@deadlight/engine';
import type { FromServer } from '@deadlight/host';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { doWithoutNats, NatsThere } from '../../testing/nats-there.ts';
import { roughBus } from '../../testing/rough-bus.ts';
import { begun as beginAt, play as playOn } from '../../testing/two-players.ts';
import { Thinkers } from '../bots/thinkers.ts';
import { sqliteStore } from '../store/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { SHARDS, shardOf } from '../table/shards.ts';
import { Guest } from '../testing.ts';
import { type Bus, natsBus } from './bus.ts';
import { packed, readToGateway, unpacked } from './lines.ts';
import { gatewayOf } from './subjects.ts';
import { GatewayHere, Leases, OwnerHere } from './testing.ts';

const log = pino({ level: 'silent' });
const ALL = Array.from({ length: SHARDS }, (_, shard) => shard);
const random = randomFrom('cluster');

let nats: NatsThere;
let folder: string;
let store: Store;
let thinkers: Thinkers;
let leases: Leases;
let buses: Bus[];
let owners: OwnerHere[];
let gateways: GatewayHere[];
let guests: Guest[];

const bus = async (name: string): Promise<Bus> => {
  const made = await natsBus(nats.url, name, log);
  buses.push(made);
  return made;
};

beforeEach(async () => {
  nats = await NatsThere.start();
  folder = mkdtempSync(join(tmpdir(), 'deadlight-cluster-'));
  store = sqliteStore(folder);
  thinkers = new Thinkers(log);
  leases = new Leases();
  buses = [];
  guests = [];
  owners = [];
  gateways = [];
  for (const id of ['o1', 'o2'])
    owners.push(new OwnerHere(id, await bus(id), leases, store, thinkers));
  for (const id of ['g1', 'g2']) gateways.push(await GatewayHere.start(id, await bus(id), 500));
});

afterEach(async () => {
  for (const guest of guests) guest.close();
  for (const gateway of gateways) await gateway.close();
  for (const owner of owners) owner.close();
  for (const one of buses) await one.close();
  await thinkers.close();
  await store.close();
  await nats.end();
  rmSync(folder, { recursive: true, force: true });
});

const come = async (gateway: number): Promise<Guest> => {
  const made = await new Guest().connect(gateways[gateway]!.port);
  guests.push(made);
  return made;
};

/** Ada and Bo play, each at another gateway. */
async function begun(): Promise<{ ada: Guest; bo: Guest; table: string }> {
  const [ada, bo] = [await come(0), await come(1)];
  return { ada, bo, table: await beginAt(ada, bo) };
}

const play = (players: readonly Guest[], times: number): Promise<void> =>
  playOn(players, times, random);

const seqs = (guest: Guest): number[] =>
  guest.heard.flatMap((message) =>
    message.say === 'moment' ? message.moment.seq : message.say === 'changed' ? message.seq : [],
  );

describe.skipIf(doWithoutNats())('a table that another process holds', () => {
  it('is found and played from any gateway, and listed at all', async () => {
    await owners[0]!.take(ALL.slice(0, 32));
    await owners[1]!.take(ALL.slice(32));
    const { ada, bo } = await begun();
    await play([ada, bo], 20);
    expect([ada.gaps, bo.gaps]).toEqual([0, 0]);
    const eve = await come(1);
    eve.say({ say: 'tables' });
    // A gateway hears of tables by and by, and tells the lobby of each change.
    const isListed = (message: FromServer): boolean =>
      message.say === 'tables' && message.tables[0]?.names.join() === 'Ada,Bo';
    await eve.until(() => eve.heard.some(isListed), 'the table in the lobby');
  });

  it("sends news only to the page's gateway, and only what the page may see", async () => {
    await owners[0]!.take(ALL);
    const spy = await bus('spy');
    const told = gateways.map((): string[] => []);
    for (const [n, id] of ['g1', 'g2'].entries())
      spy.hear(gatewayOf(id), (text) => {
        for (const line of unpacked(text).lines.map(readToGateway))
          if (line.do === 'tell') told[n]!.push(line.text);
      });
    const { ada, bo } = await begun();
    await play([ada, bo], 10);
    for (const [n, guest] of [ada, bo].entries())
      await eventually(() => {
        expect(told[n]!.length).toBeGreaterThan(20);
        const heard = guest.heard.map((message) => JSON.stringify(message));
        expect(told[n]!.filter((text) => !heard.includes(text))).toEqual([]);
      });
  });

  it("survives its owner's death in the middle of a decision: sockets stay open, nothing is lost", async () => {
    await owners[0]!.take(ALL);
    const { ada, bo, table } = await begun();
    await play([ada, bo], 10);
    const before = ada.heard.length;
    const next = await eventually(
      () => [ada, bo].find(({ isAsked }) => isAsked) ?? expect.fail('nobody is asked'),
    );
    const sent = next.answer((n) => below(random, n));
    owners[0]!.lose();
    await owners[1]!.take(ALL);
    await next.until(
      () => next.heard.find((message) => message.say === 'taken' && message.id === sent.id),
      'the answer of the new owner',
    );
    await play([ada, bo], 20);
    for (const one of [ada, bo]) {
      expect(one.isOpen).toBe(true);
      expect(one.gaps).toBe(0);
      expect(seqs(one)).toEqual(seqs(one).toSorted((a, b) => a - b));
    }
    expect(ada.heard.slice(before).filter(({ say }) => say === 'failed')).toEqual([]);
    const ids = (await store.log(table)).flatMap((entry) => ('id' in entry ? entry.id : []));
    expect(ids.filter((id) => id?.endsWith(sent.id))).toHaveLength(1);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is heard of from one owner only, though two believe they hold it', async () => {
    await owners[0]!.take(ALL);
    const { ada, bo, table } = await begun();
    await play([ada, bo], 4);
    // The first has not noticed.
    await owners[1]!.take([shardOf(table)]);
    await play([ada, bo], 20);
    const log = await store.log(table);
    expect(log.length).toBeGreaterThan(20);
    expect([ada.gaps, bo.gaps]).toEqual([0, 0]);
  });

  it('waits for an owner if there is none, and then does what was asked', async () => {
    await owners[0]!.take(ALL);
    const { ada, bo } = await begun();
    owners[0]!.lose();
    const chat = bo.hears('chat');
    ada.say({ say: 'chat', what: { text: 'Is anybody there?' } });
    await owners[1]!.take(ALL);
    expect((await chat).lines.map(({ what }) => what)).toEqual([{ text: 'Is anybody there?' }]);
  });

  /** The first owner does what it is asked, and dies before anybody hears that it is done. */
  async function doneByADeadOwner(ask: (ada: Guest, bo: Guest) => Promise<void>) {
    let isDeaf = false;
    const deaf: Bus = await bus('deaf');
    gateways[0] = await GatewayHere.start('deaf', {
      ...deaf,
      hear: (subject, heard) =>
        deaf.hear(subject, (text) => {
          const { from, lines } = unpacked(text);
          const isDone = (line: string): boolean => readToGateway(line).do === 'done';
          if (!isDeaf || subject !== gatewayOf('deaf')) heard(text);
          else
            heard(
              packed(
                from,
                lines.filter((line) => !isDone(line)),
              ),
            );
        }),
    });
    await owners[0]!.take(ALL);
    const { ada, bo, table } = await begun();
    await play([ada, bo], 12);
    isDeaf = true;
    await ask(ada, bo);
    owners[0]!.lose();
    isDeaf = false;
    await owners[1]!.take(ALL);
    return { ada, bo, table };
  }

  it('repeats nothing that a dead owner said, as far as a reader can tell', async () => {
    const { bo } = await doneByADeadOwner(async (ada, bo) => {
      const heard = bo.hears('chat');
      ada.say({ say: 'chat', what: { text: 'Hello?' } });
      await heard;
    });
    const lines = await bo.until(() => {
      const all = bo.heard.flatMap((message) => (message.say === 'chat' ? message.lines : []));
      return all.length > 1 && all;
    }, 'the line from the new owner');
    expect(new Set(lines.map(({ who, id }) => `${who} ${id}`)).size).toBe(1);
    expect(lines[0]!.id).toBeDefined();
  });

  it('is asked once to rewind, though the request is repeated', async () => {
    const { ada, bo, table } = await doneByADeadOwner(async (one, other) => {
      one.say({ say: 'propose', about: { do: 'rewind' } });
      const { number } = await other.until(() => other.info!.vote ?? undefined, 'the vote');
      other.say({ say: 'vote', vote: number, choice: 'yes' });
      const isBack = async (): Promise<boolean> =>
        (await store.log(one.info!.id)).some((entry) => entry.do === 'rewind');
      await expect.poll(isBack, { timeout: 20_000 }).toBe(true);
    });
    await play([ada, bo], 4);
    expect(bo.info!.vote).toBeNull();
    const rewinds = (await store.log(table)).filter((entry) => entry.do === 'rewind');
    expect(rewinds).toHaveLength(1);
  });

  it('does not exist if no owner has it', async () => {
    await owners[0]!.take(ALL);
    const ada = await come(0);
    const failed = ada.hears('failed');
    ada.say({ say: 'enter', table: 'nowhere' });
    expect((await failed).problem).toBe('no-table');
    await expect(
      gateways[0]!.directory.record('nowhere', { guest: null, from: '' }),
    ).rejects.toThrow();
  });

  it('is left by a page that leaves, and by those of a dead gateway', async () => {
    await owners[0]!.take(ALL);
    const { ada, bo, table } = await begun();
    bo.close();
    await ada.until(() => ada.info!.seats[1]!.presence === 'away', 'Bo to be away');
    const eve = await come(1);
    await eve.enter(table);
    await ada.until(() => ada.info!.watching === 1, 'Eve to come');
    await buses.at(-1)!.close();
    await ada.until(() => ada.info!.watching === 0, 'Eve to be gone');
  });

  it('can be played on a bus that loses, repeats and delays', async () => {
    const rough = () => ({ lost: 3, repeated: 10, delayed: 10, delay: 50 });
    owners.push(
      new OwnerHere('o3', roughBus(await bus('o3'), rough, random), leases, store, thinkers),
    );
    gateways[0] = await GatewayHere.start('g3', roughBus(await bus('g3'), rough, random), 200);
    await owners.at(-1)!.take(ALL);
    const { ada, bo, table } = await begun();
    await play([ada, bo], 30);
    const ids = (await store.log(table)).flatMap((entry) => ('id' in entry ? entry.id : []));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(30);
    expect([ada.gaps, bo.gaps]).toEqual([0, 0]);
  });

  it('can be played on after the bus was away', async () => {
    await owners[0]!.take(ALL);
    const { ada, bo } = await begun();
    await play([ada, bo], 4);
    const { port } = nats;
    await nats.end();
    nats = await NatsThere.start(port);
    await play([ada, bo], 10);
    expect([ada.isOpen, bo.isOpen]).toEqual([true, true]);
    expect([ada.gaps, bo.gaps]).toEqual([0, 0]);
  });
});
