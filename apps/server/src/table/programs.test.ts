/** Seats that the host keeps for programs: by a key, for one program, marked for everybody, and revoked at any time. */
import { asSeat, below, randomFrom } from '@deadlight/engine';
import type { OnlineTableSettings } from '@deadlight/host';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type ServerHere, serverHere } from '../../testing/server-here.ts';
import { Guest } from '../testing.ts';

const [FIRST, SECOND, THIRD] = [asSeat(0), asSeat(1), asSeat(2)];

let here: ServerHere;
let guests: Guest[];

beforeEach(async () => {
  here = await serverHere({ botTime: [0, 0] });
  guests = [];
});

afterEach(async () => {
  for (const one of guests) one.close();
  expect(guests.flatMap(({ unlike }) => unlike)).toEqual([]);
  await here.close();
});

async function come(): Promise<Guest> {
  const guest = await new Guest().connect(here.server.port);
  guests.push(guest);
  return guest;
}

const problemOf = async (guest: Guest): Promise<string> => (await guest.hears('failed')).problem;

async function keyFor(host: Guest, seat: typeof FIRST): Promise<string> {
  const made = host.hears('program');
  host.say({ say: 'program', seat });
  return (await made).key;
}

function sits(guest: Guest, seat: typeof FIRST, name: string, program: string) {
  guest.say({ say: 'sit', seat, name, program });
  return guest;
}

/** Ada has the first seat; the second is kept for a program, which has come. */
async function withProgram(settings: Partial<OnlineTableSettings> = {}) {
  const [ada, robot] = [await come(), await come()];
  const table = await ada.open({ game: 'nemesis', seats: 3, programs: true, ...settings });
  await ada.sit(FIRST, 'Ada');
  const key = await keyFor(ada, SECOND);
  await robot.enter(table);
  const seated = robot.hears('seated');
  sits(robot, SECOND, 'Robot', key);
  await seated;
  return { ada, robot, table, key };
}

it('a key opens one seat for one program, and nobody else gets it', async () => {
  const [ada, robot, eve] = [await come(), await come(), await come()];
  const table = await ada.open({ seats: 4, programs: true });
  const key = await keyFor(ada, SECOND);
  expect(key).toMatch(new RegExp(`^${table}\\.1\\.[0-9a-f]{32}$`));
  await robot.enter(table);
  await eve.enter(table);
  expect(eve.info!.seats[1]).toMatchObject({ kind: 'empty', program: true });

  eve.say({ say: 'sit', seat: SECOND, name: 'Eve' });
  expect(await problemOf(eve)).toBe('seat-taken');
  sits(eve, SECOND, 'Eve', `${table}.1.${'0'.repeat(32)}`);
  expect(await problemOf(eve)).toBe('not-yours');
  sits(eve, THIRD, 'Eve', key);
  expect(await problemOf(eve)).toBe('not-yours');

  // A new key ends the one before.
  const again = await keyFor(ada, SECOND);
  sits(robot, SECOND, 'Robot', key);
  expect(await problemOf(robot)).toBe('not-yours');
  sits(robot, SECOND, 'Robot', again);
  await eve.until(() => eve.info!.seats[1]!.name === 'Robot');
  expect(eve.info!.seats[1]).toMatchObject({ kind: 'person', program: true, ready: true });

  // One seat: neither a second one for the program, nor its seat for somebody who sits already.
  robot.say({ say: 'sit', seat: THIRD, name: 'Robot 2' });
  expect(await problemOf(robot)).toBe('seen-another');
  await ada.sit(FIRST, 'Ada');
  const third = await keyFor(ada, THIRD);
  sits(ada, THIRD, 'Ada 2', third);
  expect(await problemOf(ada)).toBe('seen-another');
});

it('only the host of a table that allows programs keeps seats for them', async () => {
  const [ada, eve] = [await come(), await come()];
  const table = await ada.open({ seats: 4 });
  expect(ada.info!.programs).toBe(false);
  ada.say({ say: 'program', seat: SECOND });
  expect(await problemOf(ada)).toBe('refused');
  const other = await ada.open({ seats: 4, programs: true });
  expect(other).not.toBe(table);
  await eve.enter(other);
  eve.say({ say: 'program', seat: SECOND });
  expect(await problemOf(eve)).toBe('not-yours');
  await eve.sit(FIRST, 'Eve');
  ada.say({ say: 'program', seat: FIRST });
  expect(await problemOf(ada)).toBe('seat-taken');
});

it('a program is marked in the lobby, at the table, in the list of own tables and in the record', async () => {
  const { ada, robot, table } = await withProgram();
  const lobby = await come();
  lobby.say({ say: 'tables' });
  const line = await lobby.until(() =>
    lobby.heard
      .flatMap((message) => (message.say === 'tables' ? message.tables : []))
      .find(({ id, taken }) => id === table && taken === 2),
  );
  expect(line).toMatchObject({ names: ['Ada'], programs: ['Robot'], free: 1 });

  const mine = ada.hears('mine');
  ada.say({ say: 'mine', over: false });
  expect((await mine).tables[0]).toMatchObject({ names: ['Ada', 'Robot', null], programs: [1] });

  ada.say({ say: 'start' });
  await robot.until(() => robot.moment !== null);
  expect(robot.moment!.players).toMatchObject([
    { kind: 'person', name: 'Ada' },
    { kind: 'person', name: 'Robot', program: true },
    { kind: 'bot' },
  ]);
  expect(robot.moment!.players[0]).not.toHaveProperty('program');
  ada.say({ say: 'propose', about: { do: 'end' } });
  // The program has no vote: Ada alone decides.
  await ada.until(() => ada.info!.state === 'over');
  const record = await fetch(`http://127.0.0.1:${here.server.port}/record/${table}`);
  expect(await record.text()).toContain('player 2 program Robot\n');

  // The key was for this table.
  const next = ada.hears('created');
  ada.say({ say: 'again', same: false });
  await ada.enter((await next).table);
  expect(ada.info!.seats[1]).toMatchObject({ kind: 'empty', program: false });
});

it('a program is neither host nor voter', async () => {
  const { ada, robot } = await withProgram();
  ada.say({ say: 'host', seat: SECOND });
  expect(await problemOf(ada)).toBe('refused');
  ada.say({ say: 'start' });
  await robot.until(() => robot.moment !== null);
  robot.say({ say: 'propose', about: { do: 'pause' } });
  expect(await problemOf(robot)).toBe('not-yours');
});

it('the host ends the key while the game runs: a bot goes on, and the program is told what spectators are', async () => {
  const { ada, robot, key } = await withProgram();
  const random = randomFrom('robot');
  const answer = (n: number): number => below(random, n);
  ada.say({ say: 'start' });
  await robot.until(() => robot.moment !== null);
  ada.say({ say: 'remove', seat: FIRST });
  expect(await problemOf(ada)).toBe('refused');
  ada.say({ say: 'remove', seat: SECOND });
  await ada.until(() => ada.info!.seats[1]!.kind === 'bot');
  expect(ada.info!.seats[1]).toMatchObject({ left: 'Robot', program: false });
  await robot.until(() => robot.moment!.view.seat === -1);
  sits(robot, SECOND, 'Robot', key);
  expect(await problemOf(robot)).toBe('refused');
  // The game goes on.
  while (ada.moment!.view.over === null && ada.links.length < 20) {
    await ada.until(() => ada.isAsked || ada.moment!.view.over !== null);
    if (!ada.isAsked) break;
    const { number } = ada.moment!;
    ada.answer(answer);
    await ada.until(() => ada.moment!.number !== number || ada.moment!.view.over !== null);
  }
  expect(ada.links.length).toBeGreaterThan(0);
});

it('a program that does not come leaves its seat to a bot', async () => {
  const [ada, robot] = [await come(), await come()];
  const table = await ada.open({ game: 'nemesis', seats: 2, programs: true });
  await ada.sit(FIRST, 'Ada');
  const key = await keyFor(ada, SECOND);
  ada.say({ say: 'start' });
  await ada.until(() => ada.moment !== null);
  expect(ada.info!.seats[1]).toMatchObject({ kind: 'bot', program: false });
  await robot.enter(table);
  sits(robot, SECOND, 'Robot', key);
  expect(await problemOf(robot)).toBe('refused');
});
