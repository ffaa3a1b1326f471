/** A page that only looks on, for several people in one room: it shows what everybody may see, whoever opened it. */
import { asSeat, randomFrom, SPECTATOR } from '@deadlight/engine';
import type { FromServer } from '@deadlight/host';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { type ServerHere, serverHere } from '../testing/server-here.ts';
import { begun, play } from '../testing/two-players.ts';
import { Guest } from './testing.ts';

const MOVES = 40;

let here: ServerHere;
let guests: Guest[];

beforeEach(async () => {
  guests = [];
  here = await serverHere({ botTime: [0, 0] });
});

afterEach(async () => {
  for (const one of guests) one.close();
  expect(guests.flatMap(({ unlike }) => unlike)).toEqual([]);
  expect(guests.map(({ gaps }) => gaps)).toEqual(guests.map(() => 0));
  await here.close();
});

async function guest(cookie: string | null = null): Promise<Guest> {
  const made = new Guest();
  made.cookie = cookie;
  guests.push(await made.connect(here.server.port));
  return made;
}

async function watch(page: Guest, table: string): Promise<void> {
  const info = page.hears('table');
  page.say({ say: 'enter', table, watches: true });
  await info;
  await page.until(() => page.moment !== null, 'the first moment');
}

/** Ada plays on one page and has another on the large screen; a stranger looks on. */
async function inOneRoom(): Promise<Record<'ada' | 'bo' | 'screen' | 'stranger', Guest>> {
  const [ada, bo, stranger] = [await guest(), await guest(), await guest()];
  const table = await begun(ada, bo);
  const screen = await guest(ada.cookie);
  await stranger.enter(table);
  await stranger.until(() => stranger.moment !== null, 'the first moment');
  await watch(screen, table);
  return { ada, bo, screen, stranger };
}

/** What is sent of the game, as the bytes that it is. */
const ofGame = ({ heard }: Guest): string[] =>
  heard
    .filter(({ say }) => say === 'moment' || say === 'changed' || say === 'standing')
    .map((message) => JSON.stringify(message));

it('shows a large screen no more than a stranger, though its person has a seat', async () => {
  const { ada, bo, screen, stranger } = await inOneRoom();
  await play([ada, bo], MOVES, randomFrom('large screen'));
  await eventually(() => expect(ofGame(screen)).toEqual(ofGame(stranger)));
  expect(ofGame(screen).length).toBeGreaterThan(MOVES / 2);
  expect(screen.moment!.view.seat).toBe(SPECTATOR);
  expect(ada.moment!.view.seat).toBe(0);
  const PUBLIC: readonly FromServer['say'][] = [
    'beat',
    'changed',
    'hello',
    'moment',
    'table',
    'time',
  ];
  expect(screen.heard.filter(({ say }) => !PUBLIC.includes(say))).toEqual([]);
  expect(screen.info!.seats.map(({ mine }) => mine)).toEqual([false, false]);
});

it('decides nothing on a large screen', async () => {
  const { ada, bo, screen } = await inOneRoom();
  const random = randomFrom('decides nothing');
  for (;;) {
    await eventually(() => expect(ada.isAsked || bo.isAsked).toBe(true));
    if (ada.isAsked) break;
    await play([bo], 1, random);
  }
  const { number, view } = ada.moment!;
  const says = view.question!.options[0]!;
  const failed = screen.hears('failed');
  screen.say({ say: 'decide', id: 'from-afar', seat: asSeat(0), says, at: number });
  expect((await failed).problem).toBe('refused');
  const hint = screen.hears('failed');
  screen.say({ say: 'hint', seat: asSeat(0) });
  expect((await hint).problem).toBe('refused');
});

it('does not take a large screen for the presence of its person', async () => {
  const { ada, bo, screen } = await inOneRoom();
  expect(bo.info!.seats[0]!.presence).toBe('here');
  ada.close();
  await bo.until(() => bo.info!.seats[0]!.presence === 'away', 'that Ada has gone');
  screen.say({ say: 'back' });
  screen.say({ say: 'seen', seen: true });
  const again = await guest();
  await again.enter(bo.info!.id);
  expect(again.info!.seats[0]!.presence).toBe('away');
  await eventually(() => expect(again.info!.watching).toBe(3));
});

it('lets a player show a table that strangers may not look at', async () => {
  const [ada, stranger] = [await guest(), await guest()];
  const table = await ada.open({ game: 'nemesis', seats: 2, spectators: false });
  await ada.sit(asSeat(0), 'Ada');
  ada.say({ say: 'start' });
  await ada.until(() => ada.moment !== null, 'the first moment');
  const refused = stranger.hears('failed');
  stranger.say({ say: 'enter', table, watches: true });
  expect((await refused).problem).toBe('not-yours');
  const screen = await guest(ada.cookie);
  await watch(screen, table);
  expect(screen.moment!.view.seat).toBe(SPECTATOR);
});
