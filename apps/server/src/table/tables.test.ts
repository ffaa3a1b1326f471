import { asSeat, printAnswer, randomFrom } from '@deadlight/engine';
import { anyAnswer } from '@deadlight/engine/testing';
import type { FromServer } from '@deadlight/host';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Kept, newKept } from '../../testing/kept.ts';
import { noSender } from '../../testing/no-sender.ts';
import { Thinkers } from '../bots/thinkers.ts';
import { LIMITS } from '../operator/limits.ts';
import type { Client } from '../socket/client.ts';
import { type FileStore, sqliteStore } from '../store/sqlite-store.ts';
import type { TableDoc } from '../store/store.ts';
import { WISH } from '../testing.ts';
import { matchOf } from './enact.ts';
import { rulesetFor } from './rulesets.ts';
import { EMPTY } from './seating.ts';
import { newTableId } from './shards.ts';
import { newTable } from './table-doc.ts';
import { Tables } from './tables.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let kept: Kept;
let store: FileStore;
let thinkers: Thinkers;
let time: number;

beforeEach(async () => {
  kept = await newKept();
  store = sqliteStore(kept.data);
  thinkers = new Thinkers(pino({ level: 'silent' }));
  time = 0;
});

afterEach(async () => {
  await thinkers.close();
  await store.close();
  kept.remove();
});

/** The tables as a server finds them that has just been started. */
async function loaded(limits = LIMITS): Promise<Tables> {
  const tables = new Tables({
    store,
    people: store.people,
    thinkers,
    log: pino({ level: 'silent' }),
    limits,
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
  await tables.load();
  return tables;
}

it('keeps a waiting room for days while somebody holds a seat, and forgets an empty one soon', async () => {
  const empty = await newTable('ada', WISH, { newId: () => 'empty', now: () => 0 });
  const room = await newTable('ada', WISH, { newId: () => 'room', now: () => 0 });
  const [first, ...others] = room.seats;
  const taken = { ...room, seats: [{ ...first!, ...EMPTY, guest: 'bo', name: 'Bo' }, ...others] };
  for (const doc of [empty, taken]) await store.save(doc);
  const tables = await loaded();
  const left = async (now: number): Promise<string[]> => {
    time = now;
    await tables.sweep();
    const found = await Promise.all(['empty', 'room'].map((id) => store.table(id)));
    return found.flatMap((kept) => kept?.doc.id ?? []);
  };
  expect(await left(29 * MINUTE)).toEqual(['empty', 'room']);
  expect(await left(31 * MINUTE)).toEqual(['room']);
  expect(await left(7 * DAY)).toEqual(['room']);
  expect(await left((LIMITS.abandoned + 1) * DAY)).toEqual([]);
});

it('does not take a game for abandoned that goes on, though only its log tells so', async () => {
  const open = await newTable('ada', WISH, { newId: () => 'table', now: () => 0 });
  await store.save({ ...open, state: 'playing' });
  const at = 80 * DAY;
  await store.append('table', 0, { do: 'clock', left: [], turn: null, paused: false, at });
  const tables = await loaded();
  const isThere = async (now: number): Promise<boolean> => {
    time = now;
    await tables.sweep();
    return (await store.table('table')) !== null;
  };
  expect(await isThere((LIMITS.abandoned + 1) * DAY)).toBe(true);
  expect(await isThere((LIMITS.abandoned + 79) * DAY)).toBe(true);
  expect(await isThere((LIMITS.abandoned + 81) * DAY)).toBe(false);
});

/** A page that remembers what it is told. */
function pageOf(guest: string): Client & { readonly heard: FromServer[] } {
  const heard: FromServer[] = [];
  const send = (message: FromServer): void => void heard.push(message);
  const sendText = (text: string): void => send(JSON.parse(text) as FromServer);
  const other = { from: 'here', seq: 0, seen: true, isAt: () => true, disconnect: () => {} };
  return { guest, heard, send, sendText, ...other };
}

it('reads a table when somebody comes, and no other; what is said meanwhile keeps its order', async () => {
  for (const id of ['one', 'other'])
    await store.save(await newTable('ada', WISH, { newId: () => id, now: () => 0 }));
  const tables = await loaded();
  expect(tables.inMemory('one')).toBeUndefined();
  const ada = pageOf('ada');
  const door = tables.find('one');
  await Promise.all([
    door.do(ada, { say: 'enter', table: 'one' }),
    door.do(ada, { say: 'sit', seat: asSeat(0), name: 'Ada' }),
    door.do(ada, { say: 'ready', ready: true }),
  ]);
  expect(ada.heard.map(({ say }) => say)).not.toContain('failed');
  expect((await store.table('one'))!.doc.seats[0]).toMatchObject({ name: 'Ada', ready: true });
  expect(tables.inMemory('one')?.doc.seats[0]?.name).toBe('Ada');
  expect(tables.inMemory('other')).toBeUndefined();
  await expect(tables.find('none').do(ada, { say: 'enter', table: 'none' })).rejects.toThrow(
    expect.objectContaining({ problem: 'no-table' }),
  );
});

it('keeps a table for as long after the last visit as after the last change', async () => {
  const open = await newTable('ada', WISH, { newId: () => 'table', now: () => 0 });
  await store.save({ ...open, state: 'over' });
  const tables = await loaded();
  time = 20 * DAY;
  const bo = pageOf('bo');
  await tables.find('table').do(bo, { say: 'enter', table: 'table' });
  tables.find('table').leave(bo);
  const isThere = async (now: number): Promise<boolean> => {
    time = now;
    await tables.sweep();
    return (await store.table('table')) !== null;
  };
  expect(await isThere(20 * DAY + 2 * MINUTE)).toBe(true);
  expect(await isThere((LIMITS.finished + 19) * DAY)).toBe(true);
  expect(await isThere((LIMITS.finished + 21) * DAY)).toBe(false);
});

it('lets tables rest that nobody is at, and keeps only as many in memory as it has room for', async () => {
  const ids = ['a', 'b', 'c', 'd'];
  for (const id of ids)
    await store.save(await newTable('ada', WISH, { newId: () => id, now: () => 0 }));
  const tables = await loaded({ ...LIMITS, resting: 2 });
  const [ada, bo] = [pageOf('ada'), pageOf('bo')];
  for (const id of ids) {
    await tables.find(id).do(bo, { say: 'enter', table: id });
    await tables.find(id).do(bo, { say: 'sit', seat: asSeat(1), name: 'Bo' });
    await tables.find(id).do(bo, { say: 'chat', what: { text: `at ${id}` } });
    tables.find(id).leave(bo);
  }
  await tables.find('a').do(ada, { say: 'enter', table: 'a' });
  const inMemory = async (now: number): Promise<string[]> => {
    time = now;
    await tables.sweep();
    return ids.filter((id) => tables.inMemory(id) !== undefined);
  };
  expect(await inMemory(MINUTE)).toEqual(ids);
  expect(await inMemory(2 * MINUTE)).toEqual(['a', 'c', 'd']);
  // Of those what was said is still known; of the others what is in the store.
  for (const [id, text] of [['c', 'at c'] as const, ['b', undefined] as const]) {
    const eve = pageOf('eve');
    await tables.find(id).do(eve, { say: 'enter', table: id });
    const chat = eve.heard.find((message) => message.say === 'chat');
    expect(chat?.lines[0]?.what).toEqual(text === undefined ? undefined : { text });
    expect(eve.heard.find((message) => message.say === 'table')?.table.seats[1]?.name).toBe('Bo');
    tables.find(id).leave(eve);
  }
});

it('removes a table while somebody comes to it, or lets them in: never both', async () => {
  const save = async (id: string): Promise<void> =>
    store.save(await newTable('ada', WISH, { newId: () => id, now: () => 0 }));
  await save('table');
  const tables = await loaded();
  time = 31 * MINUTE;
  const bo = pageOf('bo');
  const [entered] = await Promise.allSettled([
    tables.find('table').do(bo, { say: 'enter', table: 'table' }),
    tables.sweep(),
  ]);
  const isThere = (await store.table('table')) !== null;
  expect(isThere).toBe(entered.status === 'fulfilled');
  expect(tables.inMemory('table') !== undefined).toBe(isThere);
});

/** A game that was played to its end, as a server would have left it that was killed before it said so. */
async function played(): Promise<TableDoc> {
  const open = await newTable('ada', WISH, { newId: () => 'table', now: () => 0 });
  const doc = { ...open, state: 'playing' } as const;
  const match = matchOf(doc, await rulesetFor(doc.game, doc.rules));
  const random = randomFrom('over');
  await store.save(doc);
  for (let place = 0; match.table.over === null; place++) {
    const seat = match.table.pending[0]!;
    const says = printAnswer(match.game, anyAnswer(match.table, seat, random));
    match.say(seat, says);
    await store.append(doc.id, place, { do: 'decide', seat, says });
  }
  return doc;
}

it('knows that a game is over, though it was killed between the last decision and saying so', async () => {
  const doc = await played();
  const tables = await loaded();
  expect(await tables.record(doc.id, { guest: null, from: '' })).toContain('deadlight');
  expect((await store.table(doc.id))!.doc.state).toBe('over');
  expect(tables.count('playing')).toBe(0);
});

it('puts the log of a finished game away, whenever it is killed, and opens it years later as before', async () => {
  const { id } = await played();
  const log = await store.log(id);
  const reader = { guest: null, from: '' };
  const record = await (await loaded()).record(id, reader);
  const rowOf = async (): Promise<unknown> => (await store.table(id))!.last;
  const seen = async (tables: Tables): Promise<FromServer | undefined> => {
    const bo = pageOf('bo');
    await tables.find(id).do(bo, { say: 'enter', table: id });
    tables.find(id).leave(bo);
    return bo.heard.find(({ say }) => say === 'moment');
  };
  // People still look at it. Then the server is killed before it has done anything about it.
  let tables = await loaded();
  await tables.runDueTasks();
  expect(await rowOf()).not.toBeNull();
  const before = await seen(tables);
  expect(before).toMatchObject({ moment: { view: { over: expect.anything() } } });
  // It has put the log away, and is killed before it has said so.
  time = 11 * MINUTE;
  const [task] = await store.dueTasks(time, 1);
  expect(task).toMatchObject({ table: id, why: { do: 'put-away' } });
  await store.putAway(id);
  tables = await loaded();
  await tables.runDueTasks();
  expect(await store.dueTasks(time, 1)).toEqual([]);
  expect(await rowOf()).toBeNull();
  expect(await store.log(id)).toEqual(log);
  time = 20 * DAY;
  tables = await loaded();
  expect(await seen(tables)).toEqual(before);
  expect(await tables.record(id, reader)).toBe(record);
});

it('tries again later where a log cannot be put away, and leaves alone one that may go on', async () => {
  const { id } = await played();
  const log = await store.log(id);
  const tables = await loaded();
  await tables.record(id, { guest: null, from: '' });
  const putAway = vi.spyOn(store, 'putAway').mockRejectedValueOnce(new Error('the disk is full'));
  time = 11 * MINUTE;
  await tables.runDueTasks();
  expect(await store.dueTasks(time, 1)).toEqual([]);
  time = 17 * MINUTE;
  await tables.runDueTasks();
  expect(putAway).toHaveBeenCalledTimes(2);
  expect((await store.table(id))!.last).toBeNull();
  expect(await store.log(id)).toEqual(log);
  const faulty = await newTable('ada', WISH, { newId: () => 'faulty', now: () => 0 });
  await store.save({ ...faulty, state: 'playing' });
  await (await tables.wake('faulty')).end(true);
  time = DAY;
  expect(await store.dueTasks(time, 1)).toEqual([]);
});
