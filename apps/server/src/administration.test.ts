/** Administrators on a running server: who may, what they see, and that everything they do is written down. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { asSeat } from '@deadlight/engine';
import type { AccountAsk, AccountTold, AdminAsk, AdminTold } from '@deadlight/host';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { Authenticator } from '../testing/authenticator.ts';
import { answer, usePeople } from '../testing/server-with-people.ts';
import { adminsIn, setAdmin, tableIn } from './operator/operator.ts';
import type { Guest } from './testing.ts';

const logged: Record<string, unknown>[] = [];
const there = usePeople(() => {
  logged.length = 0;
  const log = pino({ level: 'info' }, { write: (line: string) => logged.push(JSON.parse(line)) });
  return { log };
});

const account = async (of: Guest, what: AccountAsk): Promise<AccountTold> =>
  (await answer(of, 'account', () => of.say({ say: 'account', ask: what }))).told;

async function ask<I extends AdminTold['is']>(of: Guest, wanted: I, what: AdminAsk) {
  const { told } = await answer(of, 'admin', () => of.say({ say: 'admin', ask: what }));
  expect(told.is).toBe(wanted);
  return told as Extract<AdminTold, { is: I }>;
}

/** An account, by the number that its page shows. */
async function made(of: Guest, name: string): Promise<{ number: string; key: Authenticator }> {
  const key = there.newKey();
  await there.register(of, key);
  const told = await account(of, { do: 'change', name });
  if (told.is !== 'account') throw new Error(told.is);
  return { number: told.account.number!, key };
}

async function prove(of: Guest, key: Authenticator): Promise<void> {
  const { what } = await ask(of, 'to-prove', { do: 'prove' });
  await ask(of, 'proven', { do: 'proof', signed: key.prove(what as never) });
}

async function administrator(): Promise<Guest> {
  const ada = await there.guest();
  const { number, key } = await made(ada, 'Ada');
  expect(await setAdmin(there.here.kept, number, true)).toBe('Ada');
  await prove(ada, key);
  return ada;
}

/** Somebody plays at a table: gives the id by which the server knows them. */
async function seated(bo: Guest, ada: Guest): Promise<{ table: string; person: string }> {
  const table = await bo.open({ listed: false });
  await bo.sit(asSeat(0), 'Bo');
  const { tables } = await ask(ada, 'tables', { do: 'tables', id: table });
  return { table, person: tables[0]!.people[0]!.id };
}

it('is for accounts to which the operator has given the role, as long as they have it', async () => {
  const [ada, eve] = [await there.guest(), await there.guest()];
  const { number } = await made(ada, 'Ada');
  const asks: AdminAsk[] = [
    { do: 'overview' },
    { do: 'tables' },
    { do: 'people' },
    { do: 'reports' },
    { do: 'audit' },
    { do: 'backup' },
  ];
  for (const one of [ada, eve])
    for (const what of asks) await expect(ask(one, 'done', what)).rejects.toThrow('not-yours');
  await setAdmin(there.here.kept, number, true);
  expect(await adminsIn(there.here.kept)).toMatchObject([{ number, name: 'Ada' }]);
  expect(await account(ada, { do: 'show' })).toMatchObject({ account: { admin: true } });
  // One of several servers is well once it holds tables.
  const isWell = async () => (await ask(ada, 'overview', { do: 'overview' })).well;
  await expect.poll(isWell, { timeout: 10_000 }).toBe(true);
  const told = await ask(ada, 'overview', { do: 'overview' });
  expect(told).toMatchObject({ tables: { open: 0, playing: 0, over: 0 } });
  expect(told.limits).toContainEqual({ limit: 'frame', value: 16_384 });
  await setAdmin(there.here.kept, number, false);
  await expect(ask(ada, 'overview', { do: 'overview' })).rejects.toThrow('not-yours');
  await expect(setAdmin(there.here.kept, 'nobody', true)).rejects.toThrow(
    'there is no account nobody',
  );
});

it('changes nothing without a passkey of the same account that was just used', async () => {
  const [ada, eve] = [await there.guest(), await there.guest()];
  const { number, key } = await made(ada, 'Ada');
  const other = await made(eve, 'Eve');
  await setAdmin(there.here.kept, number, true);
  const table = await eve.open();
  const person = '0'.repeat(64);
  const changes: AdminAsk[] = [
    { do: 'close', table },
    { do: 'reopen', table },
    { do: 'ban', person, reason: 'x', days: 1 },
    { do: 'unban', person },
    { do: 'settle', report: 'x' },
    { do: 'backup' },
  ];
  for (const what of changes) await expect(ask(ada, 'done', what)).rejects.toThrow('unproven');
  const { what } = await ask(ada, 'to-prove', { do: 'prove' });
  const wrong = { do: 'proof', signed: other.key.prove(what as never) } as const;
  await expect(ask(ada, 'proven', wrong)).rejects.toThrow('no-passkey');
  await expect(ask(ada, 'done', { do: 'backup' })).rejects.toThrow('unproven');
  expect((await ask(ada, 'audit', { do: 'audit' })).deeds.map((one) => one.what)).toEqual([
    'admin',
  ]);
  await prove(ada, key);
  await ask(ada, 'done', { do: 'settle', report: 'x' });
});

it('closes a table, of which it sees nothing hidden, and writes that down', async () => {
  const ada = await administrator();
  const bo = await there.guest();
  const { table } = await seated(bo, ada);
  bo.say({ say: 'start' });
  await bo.until(() => bo.isAsked, 'a question');
  const { tables } = await ask(ada, 'tables', { do: 'tables' });
  expect(tables).toMatchObject([{ id: table, state: 'playing', people: [{ name: 'Bo' }] }]);
  const known = ['id', 'game', 'rules', 'state', 'people', 'created', 'changed'];
  const flags = ['ended', 'faulty', 'listed', 'mayReopen'];
  expect(Object.keys(tables[0]!).toSorted()).toEqual([...known, ...flags].toSorted());
  expect(Object.keys(tables[0]!.people[0]!).toSorted()).toEqual(['id', 'name', 'program']);
  await ask(ada, 'done', { do: 'close', table });
  await bo.until(() => bo.info!.state === 'over', 'the end');
  expect(await tableIn(there.here.kept, table)).toMatchObject({ state: 'over' });
  const { deeds } = await ask(ada, 'audit', { do: 'audit' });
  expect(deeds[0]).toMatchObject({ name: 'Ada', what: 'close', about: table });
  expect(logged).toContainEqual(
    expect.objectContaining({ audit: 'close', about: table, name: 'Ada' }),
  );
  await expect(ask(ada, 'done', { do: 'reopen', table })).rejects.toThrow('refused');
  await expect(ask(ada, 'done', { do: 'close', table: 'nowhere' })).rejects.toThrow('refused');
});

it('bans somebody from all tables until that is lifted, but not from what is kept about them', async () => {
  const ada = await administrator();
  const bo = await there.guest();
  const { table, person } = await seated(bo, ada);
  const out = bo.hears('failed');
  await ask(ada, 'done', { do: 'ban', person, reason: 'insults', days: 7 });
  expect(await out).toMatchObject({ problem: 'shut-out' });
  for (const say of ['enter', 'create', 'tables'] as const) {
    const wish = { game: 'panic', seats: 4 } as never;
    const message = { enter: { say, table }, create: { say, wish }, tables: { say } }[say];
    await expect(answer(bo, 'hello', () => bo.say(message as never))).rejects.toThrow('shut-out');
  }
  const again = await there.guest(bo.cookie);
  await expect(answer(again, 'tables', () => again.say({ say: 'tables' }))).rejects.toThrow(
    'shut-out',
  );
  expect(await account(again, { do: 'export' })).toMatchObject({
    data: { ban: { reason: 'insults' } },
  });
  const { people } = await ask(ada, 'people', { do: 'people' });
  expect(people).toMatchObject([{ id: person, ban: { reason: 'insults' } }]);
  await ask(ada, 'done', { do: 'unban', person });
  expect(await ask(ada, 'people', { do: 'people' })).toMatchObject({ people: [] });
  await answer(bo, 'table', () => bo.say({ say: 'enter', table }));
});

it('finds people by name, reads what was reported, and settles it', async () => {
  const ada = await administrator();
  const bo = await there.guest();
  await account(bo, { do: 'change', name: 'Bo Peep' });
  expect(await ask(ada, 'people', { do: 'people', name: 'PEEP' })).toMatchObject({
    people: [{ name: 'Bo Peep', ban: null }],
  });
  const { table, person } = await seated(bo, ada);
  await ada.enter(table);
  bo.say({ say: 'chat', what: { text: 'you fool' } });
  const { lines } = await ada.hears('chat');
  ada.say({ say: 'report', line: lines[0]!.number });
  const reports = async () => (await ask(ada, 'reports', { do: 'reports' })).reports;
  await expect
    .poll(reports)
    .toMatchObject([
      { author: person, about: { table, name: 'Bo', what: { text: 'you fool' } }, settled: null },
    ]);
  await ask(ada, 'done', { do: 'settle', report: (await reports())[0]!.id });
  expect((await reports())[0]!.settled).toBeGreaterThan(0);
  expect(await account(ada, { do: 'export' })).toMatchObject({ data: { reports: [{ table }] } });
  // Whoever is deleted is in no report any longer.
  await account(bo, { do: 'delete' });
  expect(await reports()).toEqual([]);
});

it('makes a backup while the server goes on, and lists it', async () => {
  const ada = await administrator();
  await ask(ada, 'done', { do: 'backup' });
  const { backups } = await ask(ada, 'overview', { do: 'overview' });
  expect(backups).toHaveLength(1);
  expect(backups[0]!.size).toBeGreaterThan(1000);
  expect(readdirSync(join(there.here.kept.data, 'backups'))).toEqual([backups[0]!.name]);
});
