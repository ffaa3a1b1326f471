/** Accounts on a running server: by passkey and by code, on several devices, and until nothing is left of them. */
import { asSeat } from '@deadlight/engine';
import type { Account, MyTable } from '@deadlight/host';
import { expect, it } from 'vitest';
import { Authenticator } from '../testing/authenticator.ts';
import { answer, ask, usePeople } from '../testing/server-with-people.ts';
import type { Guest } from './testing.ts';

const there = usePeople();

const accountOf = async (of: Guest): Promise<Account> =>
  (await ask(of, 'account', { do: 'show' })).account;

const mine = async (of: Guest): Promise<readonly MyTable[]> =>
  (await answer(of, 'mine', () => of.say({ say: 'mine', over: false }))).tables;

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
  const [ada, bo, phone] = [await there.guest(), await there.guest(), await there.guest()];
  const table = await dealt(ada, bo);
  const other = await dealt(phone, bo);
  expect(await accountOf(ada)).toMatchObject({ since: null, passkeys: [], devices: [] });
  const key = there.newKey();
  expect(await there.register(ada, key)).toMatchObject({ codes: 0, devices: [{ here: true }] });
  await ask(ada, 'account', { do: 'change', name: ' Ada  L. ', language: 'de', colour: 'teal' });
  await there.signIn(phone, key);
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
  const [ada, eve] = [await there.guest(), await there.guest()];
  const key = there.newKey();
  await there.register(ada, key);
  const wanted = (await ask(eve, 'to-sign', { do: 'known-passkey' })).what as never;
  const signed = key.prove(wanted);
  // It belongs to the device that was asked, and counts once.
  await expect(ask(ada, 'signed-in', { do: 'sign-in', signed })).rejects.toThrow('no-passkey');
  await expect(
    ask(eve, 'signed-in', { do: 'sign-in', signed: there.newKey().prove(wanted) }),
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
  const [ada, phone] = [await there.guest(), await there.guest()];
  const [first, second] = [there.newKey(), there.newKey()];
  await expect(ask(ada, 'codes', { do: 'new-codes' })).rejects.toThrow('refused');
  await there.register(ada, first);
  await expect(
    ask(ada, 'account', { do: 'remove-passkey', id: first.id.toString('base64url') }),
  ).rejects.toThrow('refused');
  const { codes } = await ask(ada, 'codes', { do: 'new-codes' });
  expect(codes).toHaveLength(8);
  await ask(phone, 'signed-in', { do: 'use-code', code: codes[0]!.toLowerCase() });
  await there.again(phone);
  await expect(ask(phone, 'signed-in', { do: 'use-code', code: codes[0]! })).rejects.toThrow(
    'no-passkey',
  );
  expect(await there.register(phone, second)).toMatchObject({ codes: 7, passkeys: [{}, {}] });
  await ask(phone, 'account', { do: 'remove-passkey', id: first.id.toString('base64url') });
  const [away] = (await accountOf(phone)).devices.filter(({ here }) => !here);
  await ask(phone, 'account', { do: 'sign-out', device: away!.id });
  const cookie = ada.cookie;
  await there.again(ada);
  // Its secret is nobody's: it got another.
  expect(ada.cookie).not.toBe(cookie);
  expect(await accountOf(ada)).toMatchObject({ since: null });
  const { what } = await ask(ada, 'to-sign', { do: 'known-passkey' });
  await expect(
    ask(ada, 'signed-in', { do: 'sign-in', signed: first.prove(what as never) }),
  ).rejects.toThrow('no-passkey');
  await there.signIn(ada, second);
  expect((await accountOf(ada)).devices).toHaveLength(2);
});

it('gives out all it knows of somebody, and then forgets it, while others play on', async () => {
  const [ada, bo] = [await there.guest(), await there.guest()];
  const table = await dealt(ada, bo);
  const key = there.newKey();
  await there.register(ada, key);
  await ask(ada, 'account', { do: 'change', name: 'Ada Lovelace' });
  const { data } = await ask(ada, 'export', { do: 'export' });
  expect(data).toMatchObject({
    name: 'Ada Lovelace',
    passkeys: [{ id: key.id.toString('base64url') }],
    devices: [{}],
    tables: [{ id: table, host: true, seats: [{ seat: 0, name: 'Ada' }] }],
  });
  await ask(ada, 'signed-out', { do: 'delete' });
  await there.again(ada);
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
