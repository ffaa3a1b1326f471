/** The dice of a table: promises that stand fast, and what becomes of those who do not keep them. */
import { asSeat, promiseOf, readRecord, verify } from '@deadlight/engine';
import { loadGame } from '@deadlight/host';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ServerHere, serverHere } from '../../testing/server-here.ts';
import { startServer } from '../server.ts';
import { Guest } from '../testing.ts';

const REVEAL = 1;
const LUCK = 'ab'.repeat(16);

let here: ServerHere;
let guests: Guest[];

beforeEach(async () => {
  here = await serverHere({ limits: { reveal: REVEAL } });
  guests = [];
});

afterEach(async () => {
  for (const one of guests) one.close();
  await here.close();
});

async function come(): Promise<Guest> {
  const guest = await new Guest().connect(here.server.port);
  guests.push(guest);
  return guest;
}

/** Ada and Bo sit, ready to start. */
async function seated() {
  const [ada, bo] = [await come(), await come()];
  const table = await ada.open({ game: 'nemesis', seats: 3 });
  await bo.enter(table);
  await ada.sit(asSeat(0), 'Ada');
  await bo.sit(asSeat(1), 'Bo');
  bo.say({ say: 'ready', ready: true });
  await ada.until(() => ada.info!.seats[1]!.ready, 'Bo');
  return { ada, bo, table };
}

const end = async (ada: Guest, bo: Guest | null): Promise<void> => {
  ada.say({ say: 'propose', about: { do: 'end' } });
  if (bo !== null) {
    const vote = await bo.until(() => bo.info!.vote ?? undefined, 'the vote');
    bo.say({ say: 'vote', vote: vote.number, choice: 'yes' });
  }
  await ada.until(() => ada.info!.state === 'over', 'the end');
};

async function checked(table: string, ...of: Parameters<typeof verify>[2][]) {
  const { game } = await loadGame('nemesis');
  const answer = await fetch(`http://127.0.0.1:${here.server.port}/record/${table}`);
  const record = readRecord(await answer.text(), { nemesis: game });
  return { record, checks: verify(game, record, ...of) };
}

describe('the dice', () => {
  it('are made of what was promised before anybody revealed it', async () => {
    const { ada, bo, table } = await seated();
    const { seats } = bo.info!;
    expect(seats.map(({ promise }) => promise)).toEqual([
      promiseOf(table, asSeat(0), ada.lucks.get(0)!),
      promiseOf(table, asSeat(1), bo.lucks.get(1)!),
      null,
    ]);
    ada.say({ say: 'start' });
    await bo.until(() => bo.info!.state === 'playing', 'the start');
    const { promised, commitment } = bo.info!;
    expect(promised).toEqual(seats.map(({ promise }) => promise));
    // Nobody is told what another has given before the end.
    expect(JSON.stringify(bo.heard)).not.toContain(ada.lucks.get(0));
    await end(ada, bo);
    const gave = { 1: bo.lucks.get(1)! };
    const { record, checks } = await checked(table, { commitment, promised: promised!, gave });
    expect(record.fair!.gave).toEqual([ada.lucks.get(0), bo.lucks.get(1), null]);
    expect(checks.filter(({ name, ok }) => !ok && name !== 'end')).toEqual([]);
    expect(
      checks.filter(({ name }) => name === 'promise' || name === 'seen-promises'),
    ).toHaveLength(3);
  });

  it('reject what was not promised', async () => {
    const { ada, bo, table } = await seated();
    bo.lucks.clear();
    ada.say({ say: 'start' });
    await bo.until(() => bo.info!.awaited?.includes(asSeat(1)), 'the deal');
    for (const luck of [LUCK, ada.lucks.get(0)!]) {
      bo.say({ say: 'reveal', seat: asSeat(1), luck });
      expect(await bo.hears('failed')).toMatchObject({ problem: 'refused' });
    }
    // Somebody who has seen the others' contributions cannot change their promise.
    bo.say({ say: 'promise', seat: asSeat(1), promise: promiseOf(table, asSeat(1), LUCK) });
    expect(await bo.hears('failed')).toMatchObject({ problem: 'refused' });
    for (const message of [
      { say: 'stand', seat: asSeat(1) },
      { say: 'sit', seat: asSeat(2), name: 'Bo', promise: promiseOf(table, asSeat(2), LUCK) },
    ] as const) {
      bo.say(message);
      expect(await bo.hears('failed')).toMatchObject({ problem: 'refused' });
    }
  });

  it('cost a player who withholds what was promised the seat, and the record says so', async () => {
    const { ada, bo, table } = await seated();
    bo.lucks.clear();
    ada.say({ say: 'start' });
    await ada.until(() => ada.info!.state === 'playing', 'the start');
    expect(ada.info!.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
    await end(ada, null);
    const { record, checks } = await checked(table);
    expect(record.fair!.gave[1]).toBeNull();
    expect(checks).toContainEqual(expect.objectContaining({ name: 'withheld', seat: 1 }));
    expect(checks.filter(({ name, ok }) => !ok && name !== 'end')).toEqual([]);
  });

  it('do not wait for players who were absent when they were dealt', async () => {
    const { ada, bo } = await seated();
    bo.close();
    await ada.until(() => ada.info!.seats[1]!.presence === 'away', 'Bo gone');
    ada.say({ say: 'start' });
    await ada.until(() => ada.info!.state === 'playing', 'the start');
    expect(ada.info!.promised).toEqual([expect.any(String), null, null]);
    expect(ada.info!.seats[1]).toMatchObject({ kind: 'person', name: 'Bo' });
  });

  it('are dealt on by the next server', async () => {
    const { ada, bo, table } = await seated();
    const luck = bo.lucks.get(1)!;
    bo.lucks.clear();
    ada.say({ say: 'start' });
    await bo.until(() => bo.info!.awaited?.join() === '1', 'the deal');
    await here.server.close();
    const { data, store, bus } = here.kept;
    const server = await startServer({
      port: 0,
      address: '127.0.0.1',
      data,
      store,
      bus,
      app: data,
      publicUrl: null,
      log: (await import('pino')).pino({ level: 'silent' }),
      limits: { reveal: 30 },
    });
    try {
      await bo.connect(server.port);
      bo.lucks.set(1, luck);
      await bo.enter(table);
      await bo.until(() => bo.info!.state === 'playing', 'the start');
      bo.close();
    } finally {
      await server.close();
      here = await serverHere();
    }
  });

  it('accept another promise before the deal, from a page that has lost its first', async () => {
    const { ada, bo, table } = await seated();
    const other = promiseOf(table, asSeat(1), LUCK);
    bo.say({ say: 'promise', seat: asSeat(1), promise: other });
    bo.lucks.set(1, LUCK);
    await ada.until(() => ada.info!.seats[1]!.promise === other, 'the other promise');
    ada.say({ say: 'start' });
    await ada.until(() => ada.info!.state === 'playing', 'the start');
    expect(ada.info!.promised![1]).toBe(other);
  });
});
