/** Hosts, bans, names and lost devices, as people at a table meet them. */

import { asSeat } from '@deadlight/engine';
import type { FromServer } from '@deadlight/host';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Kept, newKept } from '../../testing/kept.ts';
import { noSender } from '../../testing/no-sender.ts';
import { type ServerHere, serverHere } from '../../testing/server-here.ts';
import { Thinkers } from '../bots/thinkers.ts';
import { LIMITS } from '../operator/limits.ts';
import type { Client } from '../socket/client.ts';
import { sqliteStore } from '../store/sqlite-store.ts';
import { Guest, WISH } from '../testing.ts';
import { heirOf, isBanned, nextHost, withBanned } from './hosting.ts';
import { EMPTY } from './seating.ts';
import { newTableId } from './shards.ts';
import { newTable } from './table-doc.ts';
import { Tables } from './tables.ts';

const MINUTE = 60_000;

let kept: Kept;
let here: ServerHere;
let guests: Guest[];

beforeEach(async () => {
  kept = await newKept();
  here = await serverHere();
  guests = [];
});

afterEach(async () => {
  for (const one of guests) one.close();
  await here.close();
  kept.remove();
});

async function come(): Promise<Guest> {
  const guest = await new Guest().connect(here.server.port);
  guests.push(guest);
  return guest;
}

const problemOf = async (guest: Guest): Promise<string> => (await guest.hears('failed')).problem;

const client = (guest: string, from: string): Client => ({
  guest,
  from,
  seq: 0,
  seen: true,
  isAt: () => true,
  send: () => {},
  sendText: () => {},
  disconnect: () => {},
});

async function tableOf(...people: readonly string[]) {
  const doc = await newTable('host', WISH, { newId: () => 'table', now: () => 0 });
  return {
    ...doc,
    seats: doc.seats.map((seat, at) =>
      people[at] === undefined ? seat : { ...EMPTY, guest: people[at], name: people[at] },
    ),
  };
}

describe('a ban', () => {
  it('keeps a guest out for good, even without a cookie, and in the next game', async () => {
    const table = await tableOf('host', 'troll', 'friend');
    const there = [
      client('host', '1.1.1.1'),
      client('troll', '6.6.6.6'),
      client('friend', '6.6.6.6'),
    ];
    const after = { ...table, banned: withBanned(table, asSeat(1), there) };
    expect(isBanned(after, client('troll', '9.9.9.9'))).toBe(true);
    expect(isBanned(after, client('troll with no cookie', '6.6.6.6'))).toBe(true);
    // Somebody who sits at the same table is known, whatever address they share.
    expect(isBanned(after, client('friend', '6.6.6.6'))).toBe(false);
    expect(isBanned(after, client('stranger', '7.7.7.7'))).toBe(false);
    expect(JSON.stringify(after.banned)).not.toContain('6.6.6.6');
  });

  it("does not keep out everybody who shares the host's address", async () => {
    const table = await tableOf('host', 'troll');
    const there = [client('host', '1.1.1.1'), client('troll', '1.1.1.1')];
    const after = { ...table, banned: withBanned(table, asSeat(1), there) };
    expect(isBanned(after, client('troll', '1.1.1.1'))).toBe(true);
    expect(isBanned(after, client('friend', '1.1.1.1'))).toBe(false);
  });

  it('is for the host, removes the guest at once, and can be lifted', async () => {
    const [ada, troll] = [await come(), await come()];
    const table = await ada.open();
    await ada.sit(asSeat(0), 'Ada');
    await troll.enter(table);
    await troll.sit(asSeat(1), 'Troll');
    troll.say({ say: 'remove', seat: asSeat(0), ban: true });
    expect(await problemOf(troll)).toBe('not-yours');
    const out = problemOf(troll);
    ada.say({ say: 'remove', seat: asSeat(1), ban: true });
    expect(await out).toBe('banned');
    await ada.until(() => ada.info!.banned > 0, 'the ban');
    expect(ada.info!.seats[1]!.kind).toBe('empty');
    for (const message of [
      { say: 'enter', table },
      { say: 'sit', seat: asSeat(1), name: 'Troll' },
    ] as const) {
      troll.say(message);
      expect(await problemOf(troll)).toBe('banned');
    }
    ada.say({ say: 'forgive' });
    await ada.until(() => ada.info!.banned === 0, 'the end of the ban');
    await troll.enter(table);
    await troll.sit(asSeat(1), 'Troll');
  });
});

describe('the host', () => {
  it('hands the role over', async () => {
    const [ada, bo] = [await come(), await come()];
    const table = await ada.open();
    await bo.enter(table);
    await ada.sit(asSeat(0), 'Ada');
    await bo.sit(asSeat(1), 'Bo');
    expect(bo.info).toMatchObject({ host: 0, hostGone: false, owner: false });
    bo.say({ say: 'host' });
    expect(await problemOf(bo)).toBe('not-yours');
    bo.say({ say: 'host', seat: asSeat(1) });
    expect(await problemOf(bo)).toBe('not-yours');
    ada.say({ say: 'host', seat: asSeat(3) });
    expect(await problemOf(ada)).toBe('refused');
    ada.say({ say: 'host', seat: asSeat(1) });
    await bo.until(() => bo.info!.owner, 'the role');
    expect(ada.info).toMatchObject({ host: 1, owner: false });
    ada.say({ say: 'ready', ready: true });
    await bo.until(() => bo.info!.seats[0]!.ready, 'Ada');
    bo.say({ say: 'start' });
    await ada.until(() => ada.info!.state === 'playing', 'the start');
  });

  it('is replaced when gone: at once without a seat, after a while with one', async () => {
    const without = await tableOf('bo', 'cy');
    const there = [client('cy', '1'), client('eve', '2')];
    expect(heirOf(without, MINUTE / 2, there)).toBeNull();
    expect(heirOf(without, MINUTE, there)).toBe('cy');
    expect(heirOf(without, MINUTE, [])).toBeNull();
    const seated = await tableOf('host', 'bo');
    expect(heirOf(seated, 60 * MINUTE, [client('bo', '1')])).toBeNull();
    expect(() => nextHost(seated, 'bo', undefined, 9 * MINUTE)).toThrow();
    expect(nextHost(seated, 'bo', undefined, 10 * MINUTE)).toBe('bo');
    expect(() => nextHost(seated, 'eve', undefined, 10 * MINUTE)).toThrow();
  });
});

describe('names', () => {
  it('differ visibly at a table', async () => {
    const [ada, bo] = [await come(), await come()];
    const table = await ada.open();
    await bo.enter(table);
    await ada.sit(asSeat(0), 'Ada');
    for (const [name, problem] of [
      ['ADA', 'name-taken'],
      ['\u3164', 'bad-name'],
    ] as const) {
      bo.say({ say: 'sit', seat: asSeat(1), name });
      expect(await problemOf(bo)).toBe(problem);
    }
    bo.say({ say: 'chat', what: { text: 'hello' }, name: 'аda' });
    expect(await problemOf(bo)).toBe('name-taken');
    await bo.sit(asSeat(1), '👨‍👩‍👧‍👦');
    expect(bo.info!.seats[1]!.name).toBe('👨‍👩‍👧‍👦');
    // One person may sit twice.
    await ada.sit(asSeat(2), 'Ada');
  });
});

describe('a lost device', () => {
  const begun = async () => {
    const [ada, bo] = [await come(), await come()];
    const table = await ada.open({ game: 'nemesis', seats: 2, spectators: false });
    await bo.enter(table);
    await ada.sit(asSeat(0), 'Ada');
    const code = await bo.sit(asSeat(1), 'Bo');
    bo.say({ say: 'ready', ready: true });
    await ada.until(() => ada.info!.seats[1]!.ready, 'Bo');
    ada.say({ say: 'start' });
    await bo.until(() => bo.moment !== null, 'the game');
    return { ada, bo, table, code };
  };

  it('does not lose the seat: the code opens it once, and gives another code', async () => {
    const { bo, table, code } = await begun();
    bo.close();
    const phone = await come();
    phone.say({ say: 'enter', table, code: 'AAAA-AAAA-AAAA' });
    expect(await problemOf(phone)).toBe('not-yours');
    const seated = phone.hears('seated');
    await phone.enter(table, { code: code.toLowerCase().replaceAll('-', ' ') });
    const { code: next, seat } = await seated;
    expect(seat).toBe(1);
    await phone.until(() => phone.moment?.view.seat === 1, 'the seat');
    const thief = await come();
    thief.say({ say: 'enter', table, code });
    expect(await problemOf(thief)).toBe('not-yours');
    const laptop = await come();
    await laptop.enter(table, { code: next });
    expect(laptop.info!.seats[1]!.mine).toBe(true);
  });

  it('is given back by the people at the table once the person is gone', async () => {
    let time = 0;
    const store = sqliteStore(kept.data);
    const thinkers = new Thinkers(pino({ level: 'silent' }));
    const tables = new Tables({
      store,
      people: store.people,
      thinkers,
      log: pino({ level: 'silent' }),
      limits: LIMITS,
      now: () => time,
      sender: noSender(),
      newId: newTableId,
      pause: async () => {},
      tempo: 0,
      changed: () => {},
      inRules: (_table, ask) => ask(),
      decided: () => {},
      refused: () => {},
    });
    const heard = new Map<string, FromServer[]>();
    const page = (guest: string): Client => ({
      ...client(guest, guest),
      send: (message) => void heard.set(guest, [...(heard.get(guest) ?? []), message]),
    });
    const last = <S extends FromServer['say']>(guest: string, say: S) =>
      heard.get(guest)?.findLast((one): one is Extract<FromServer, { say: S }> => one.say === say);
    const [ada, bo, newBo] = [page('ada'), page('bo'), page('bo on another device')];
    const id = await tables.create(ada, { ...WISH, game: 'nemesis', seats: 2 });
    const table = tables.find(id);
    for (const [seat, [one, name]] of [[ada, 'Ada'] as const, [bo, 'Bo'] as const].entries()) {
      await table.do(one, { say: 'enter', table: id });
      await table.do(one, { say: 'sit', seat: asSeat(seat), name });
      await table.do(one, { say: 'ready', ready: true });
    }
    await table.do(ada, { say: 'start' });
    table.leave(bo);
    await table.do(newBo, { say: 'enter', table: id });
    await table.do(newBo, { say: 'sit', seat: asSeat(1), name: 'Bo' });
    expect(last(newBo.guest, 'failed')!.problem).toBe('seat-taken');
    time += 31 * MINUTE;
    await table.do(newBo, { say: 'sit', seat: asSeat(1), name: 'Bo' });
    const { vote } = last('ada', 'table')!.table;
    expect(vote).toMatchObject({
      about: { do: 'sit', seat: 1, name: 'Bo' },
      voices: [{ seat: 0 }],
    });
    expect(last(newBo.guest, 'moment')!.moment.view.seat).toBe(-1);
    await table.do(ada, { say: 'vote', vote: vote!.number, choice: 'yes' });
    expect(last(newBo.guest, 'seated')).toMatchObject({ seat: 1 });
    expect(last(newBo.guest, 'moment')!.moment.view.seat).toBe(1);
    await thinkers.close();
    await store.close();
  });
});
