/** Accounts on a running server: by passkey and by code, on several devices, and until nothing is left of them. */
import { asSeat } from '@deadlight/engine';
import type { Account, AccountAsk, AccountTold, FromServer, MyTable } from '@deadlight/host';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Authenticator } from '../testing/authenticator.ts';
import { type Kept, newKept } from '../testing/kept.ts';
import { type RunningServer, startServer } from './server.ts';
import { Guest } from './testing.ts';

let kept: Kept;
let server: RunningServer;
let guests: Guest[];

beforeEach(async () => {
  kept = await newKept();
  guests = [];
  server = await startServer({
    port: 0,
    address: '127.0.0.1',
    data: kept.data,
    store: kept.store,
    bus: kept.bus,
    app: kept.data,
    publicUrl: null,
    log: pino({ level: 'silent' }),
    limits: { rate: 10_000, burst: 10_000 },
    botTime: [0, 1],
  });
});

afterEach(async () => {
  for (const one of guests) one.close();
  expect(guests.flatMap(({ unlike }) => unlike)).toEqual([]);
  await server.close();
  kept.remove();
});

/** Passkeys need a name, so nobody comes by an address in digits. */
const site = (): string => `localhost:${server.port}`;

const guest = async (): Promise<Guest> => {
  const made = await new Guest().connect(site());
  guests.push(made);
  return made;
};

const newKey = (): Authenticator => new Authenticator(`http://${site()}`);

type Heard<S extends FromServer['say']> = Extract<FromServer, { say: S }>;

/** The next answer of a kind, or that something failed. */
async function heard<S extends 'account' | 'mine'>(
  of: Guest,
  what: S,
  say: () => void,
): Promise<Heard<S>> {
  const from = of.heard.length;
  say();
  const answer = await of.until(
    () => of.heard.slice(from).find((one) => one.say === what || one.say === 'failed'),
    what,
  );
  if (answer.say === 'failed') throw new Error(answer.problem);
  return answer as Heard<S>;
}

async function ask<I extends AccountTold['is']>(
  of: Guest,
  wanted: I,
  what: AccountAsk,
): Promise<Extract<AccountTold, { is: I }>> {
  const { told } = await heard(of, 'account', () => of.say({ say: 'account', ask: what }));
  expect(told.is).toBe(wanted);
  return told as Extract<AccountTold, { is: I }>;
}

const accountOf = async (of: Guest): Promise<Account> =>
  (await ask(of, 'account', { do: 'show' })).account;

async function register(of: Guest, key: Authenticator): Promise<Account> {
  const { what } = await ask(of, 'to-sign', { do: 'new-passkey' });
  const signed = key.register(what as never);
  return (await ask(of, 'account', { do: 'add-passkey', signed })).account;
}

/** Whoever signs in or out is cut off, and comes again. */
async function again(of: Guest): Promise<void> {
  await of.until(() => !of.isOpen, 'the end of the connection');
  await of.connect(site());
}

async function signIn(of: Guest, key: Authenticator): Promise<void> {
  const { what } = await ask(of, 'to-sign', { do: 'known-passkey' });
  await ask(of, 'signed-in', { do: 'sign-in', signed: key.prove(what as never) });
  await again(of);
}

const mine = async (of: Guest): Promise<readonly MyTable[]> =>
  (await heard(of, 'mine', () => of.say({ say: 'mine', over: false }))).tables;

/** A table of two that goes on. */
async function dealt(ada: Guest, bo: Guest): Promise<string> {
  const table = await ada.open({ game: 'panic', seats: 4, listed: false });
  await bo.enter(table);
  await ada.sit(asSeat(0), 'Ada');
  await bo.sit(asSeat(1), 'Bo');
  bo.say({ say: 'ready', ready: true });
  await ada.until(() => ada.info!.seats[1]!.ready, 'Bo is ready');
  ada.say({ say: 'start' });
  for (const one of [ada, bo]) await one.until(() => one.moment !== null, 'the first moment');
  return table;
}

it('is made by a passkey, opened on another device, and takes the games of both along', async () => {
  const [ada, bo, phone] = [await guest(), await guest(), await guest()];
  const table = await dealt(ada, bo);
  const other = await dealt(phone, bo);
  expect(await accountOf(ada)).toMatchObject({ since: null, passkeys: [], devices: [] });
  const key = newKey();
  expect(await register(ada, key)).toMatchObject({ codes: 0, devices: [{ here: true }] });
  await ask(ada, 'account', { do: 'change', name: ' Ada  L. ', language: 'de', colour: 'teal' });
  await signIn(phone, key);
  expect(await accountOf(phone)).toMatchObject({ name: 'Ada L.', language: 'de', colour: 'teal' });
  expect((await accountOf(phone)).devices.map(({ here }) => here).toSorted()).toEqual([
    false,
    true,
  ]);
  for (const one of [ada, phone])
    expect((await mine(one)).map(({ id }) => id).toSorted()).toEqual([table, other].toSorted());
  // Each has the seat of the other, and the host stays the host.
  await phone.enter(table);
  expect(phone.info).toMatchObject({ owner: true });
  expect(phone.info!.seats.map((seat) => seat.mine)).toEqual([true, false, false, false]);
  await ada.enter(other);
  expect(ada.info!.seats[0]!.mine).toBe(true);
  expect(ada.info!.owner).toBe(true);
  expect((await mine(bo)).every(({ names }) => names[0] === 'Ada')).toBe(true);
});

it('refuses what was not signed here, now, by a passkey that it knows', async () => {
  const [ada, eve] = [await guest(), await guest()];
  const key = newKey();
  await register(ada, key);
  const wanted = (await ask(eve, 'to-sign', { do: 'known-passkey' })).what as never;
  const signed = key.prove(wanted);
  // It belongs to the device that was asked, and counts once.
  await expect(ask(ada, 'signed-in', { do: 'sign-in', signed })).rejects.toThrow('no-passkey');
  await expect(
    ask(eve, 'signed-in', { do: 'sign-in', signed: newKey().prove(wanted) }),
  ).rejects.toThrow('no-passkey');
  await expect(ask(eve, 'signed-in', { do: 'sign-in', signed })).rejects.toThrow('no-passkey');
  // Another site has asked for it.
  const elsewhere = new Authenticator('http://localhost.example');
  const { what } = await ask(eve, 'to-sign', { do: 'new-passkey' });
  await expect(
    ask(eve, 'account', { do: 'add-passkey', signed: elsewhere.register(what as never) }),
  ).rejects.toThrow('no-passkey');
  // A passkey has one owner.
  const again = await ask(eve, 'to-sign', { do: 'new-passkey' });
  await expect(
    ask(eve, 'account', { do: 'add-passkey', signed: key.register(again.what as never) }),
  ).rejects.toThrow('no-passkey');
  expect(await accountOf(eve)).toMatchObject({ since: null });
});

it('is recovered by a code, once, and loses devices and passkeys as its owner likes', async () => {
  const [ada, phone] = [await guest(), await guest()];
  const [first, second] = [newKey(), newKey()];
  await expect(ask(ada, 'codes', { do: 'new-codes' })).rejects.toThrow('refused');
  await register(ada, first);
  await expect(
    ask(ada, 'account', { do: 'remove-passkey', id: first.id.toString('base64url') }),
  ).rejects.toThrow('refused');
  const { codes } = await ask(ada, 'codes', { do: 'new-codes' });
  expect(codes).toHaveLength(8);
  await ask(phone, 'signed-in', { do: 'use-code', code: codes[0]!.toLowerCase() });
  await again(phone);
  await expect(ask(phone, 'signed-in', { do: 'use-code', code: codes[0]! })).rejects.toThrow(
    'no-passkey',
  );
  expect(await register(phone, second)).toMatchObject({ codes: 7, passkeys: [{}, {}] });
  await ask(phone, 'account', { do: 'remove-passkey', id: first.id.toString('base64url') });
  const [away] = (await accountOf(phone)).devices.filter(({ here }) => !here);
  await ask(phone, 'account', { do: 'sign-out', device: away!.id });
  const cookie = ada.cookie;
  await again(ada);
  // Its secret is nobody's: it got another.
  expect(ada.cookie).not.toBe(cookie);
  expect(await accountOf(ada)).toMatchObject({ since: null });
  const { what } = await ask(ada, 'to-sign', { do: 'known-passkey' });
  await expect(
    ask(ada, 'signed-in', { do: 'sign-in', signed: first.prove(what as never) }),
  ).rejects.toThrow('no-passkey');
  await signIn(ada, second);
  expect((await accountOf(ada)).devices).toHaveLength(2);
});

it('gives out all it knows of somebody, and then forgets it, while others play on', async () => {
  const [ada, bo] = [await guest(), await guest()];
  const table = await dealt(ada, bo);
  const key = newKey();
  await register(ada, key);
  await ask(ada, 'account', { do: 'change', name: 'Ada Lovelace' });
  const { data } = await ask(ada, 'export', { do: 'export' });
  expect(data).toMatchObject({
    name: 'Ada Lovelace',
    passkeys: [{ id: key.id.toString('base64url') }],
    devices: [{}],
    tables: [{ id: table, host: true, seats: [{ seat: 0, name: 'Ada' }] }],
  });
  await ask(ada, 'signed-out', { do: 'delete' });
  await again(ada);
  expect(await mine(ada)).toEqual([]);
  expect(await accountOf(ada)).toMatchObject({ since: null, name: null });
  const { what } = await ask(ada, 'to-sign', { do: 'known-passkey' });
  await expect(
    ask(ada, 'signed-in', { do: 'sign-in', signed: key.prove(what as never) }),
  ).rejects.toThrow('no-passkey');
  await bo.until(() => bo.info!.seats[0]!.kind === 'bot', 'a bot');
  expect(JSON.stringify(bo.info)).not.toContain('Ada');
  expect(bo.info!.seats[0]).toMatchObject({ name: '', left: '' });
  expect((await mine(bo))[0]!.names).toEqual([null, 'Bo', null, null]);
});
