import { printAnswer, randomFrom } from '@deadlight/engine';
import { anyAnswer } from '@deadlight/engine/testing';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Kept, newKept } from '../../testing/kept.ts';
import { Thinkers } from '../bots/thinkers.ts';
import { LIMITS } from '../operator/limits.ts';
import { type FileStore, sqliteStore } from '../store/sqlite-store.ts';
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
async function loaded(): Promise<Tables> {
  const tables = new Tables({
    store,
    people: store.people,
    thinkers,
    log: pino({ level: 'silent' }),
    limits: LIMITS,
    now: () => time,
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
    return (await store.tables()).map(({ id }) => id).sort();
  };
  expect(await left(29 * MINUTE)).toEqual(['empty', 'room']);
  expect(await left(31 * MINUTE)).toEqual(['room']);
  expect(await left(7 * DAY)).toEqual(['room']);
  expect(await left((LIMITS.abandoned + 1) * DAY)).toEqual([]);
});

it('knows that a game is over, though it was killed between the last decision and saying so', async () => {
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
  const tables = await loaded();
  expect(await tables.record(doc.id, { guest: null, from: '' })).toContain('deadlight');
  expect(await store.tables()).toEqual([expect.objectContaining({ state: 'over' })]);
  expect(tables.count('playing')).toBe(0);
});
