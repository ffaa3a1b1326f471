/** Standing answers at online tables: they are given without their person, and nobody else is told of them. */
import { below, randomFrom } from '@deadlight/engine';
import type { ClockSettings, FromServer, StandingAnswer } from '@deadlight/host';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { type Kept, newKept } from '../testing/kept.ts';
import { letPass } from '../testing/let-pass.ts';
import { begun } from '../testing/two-players.ts';
import { BOT_TIME, type BotTime } from './bots/bot-time.ts';
import { type RunningServer, startServer } from './server.ts';
import { Guest } from './testing.ts';

const ASKED = 'interrupt/ask';
const QUICK: BotTime = [0, 0];
/** A server that takes people to be so slow holds an answer for hours. */
const SLOW: BotTime = [0, 10_000 * BOT_TIME[1]];
const MINUTE = 60_000;
const DAYS: ClockSettings = {
  bank: 86_400,
  more: 0,
  days: { each: true, hours: false, holidays: false },
};
const MAX_MOVES = 300;

let kept: Kept;
let server: RunningServer | null;
let guests: Guest[];

beforeEach(async () => {
  kept = await newKept();
  server = null;
  guests = [];
});

afterEach(async () => {
  for (const one of guests) one.close();
  expect(guests.flatMap(({ unlike }) => unlike)).toEqual([]);
  expect(guests.map(({ gaps }) => gaps)).toEqual(guests.map(() => 0));
  await server?.close();
  kept.remove();
});

async function start(botTime: BotTime): Promise<number> {
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
    botTime,
  });
  return server.port;
}

async function guest(port: number): Promise<Guest> {
  const made = await new Guest().connect(port);
  guests.push(made);
  return made;
}

const atOf = ({ moment }: Guest): string => moment?.view.question?.at ?? '';

/** Both answer at random until one of them is asked whether to interrupt the other. */
async function untilAsked(ada: Guest, bo: Guest, seed: string): Promise<[Guest, Guest]> {
  const random = randomFrom(seed);
  for (let move = 0; move < MAX_MOVES; move++) {
    const asked = await eventually(
      () => [ada, bo].find(({ isAsked }) => isAsked) ?? expect.fail('nobody is asked'),
    );
    if (atOf(asked) === ASKED) return asked === ada ? [ada, bo] : [bo, ada];
    const { number } = asked.moment!;
    asked.answer((n) => below(random, n));
    await asked.until(() => !asked.isAsked || asked.moment!.number !== number, 'what came of it');
  }
  return expect.fail('nobody could interrupt anybody');
}

async function seated(port: number, clock: ClockSettings | null = null) {
  const [ada, bo] = [await guest(port), await guest(port)];
  const table = await begun(ada, bo, clock);
  const [asked, other] = await untilAsked(ada, bo, 'standing');
  return { table, asked, other };
}

/** Sets or revokes a standing answer, and gives all that the seat has. */
async function standing(
  one: Guest,
  says: string | null,
  more: { readonly round?: boolean; readonly unless?: 'me' } = {},
): Promise<readonly StandingAnswer[] | string> {
  const { number, view } = one.moment!;
  const from = one.heard.length;
  const { seat } = view;
  one.say(
    says === null
      ? { say: 'revoke', seat, about: ASKED }
      : { say: 'standing', seat, at: number, says, round: false, ...more },
  );
  return one.until(() => {
    for (const heard of one.heard.slice(from)) {
      if (heard.say === 'standing') return heard.answers;
      if (heard.say === 'failed') return heard.problem;
    }
    return undefined;
  }, 'the standing answers');
}

/** What a page has been sent since, by the time the table has done all that it was asked for. */
async function heardSince(one: Guest, from: number): Promise<readonly FromServer['say'][]> {
  const shown = one.hears('moment');
  one.say({ say: 'resync' });
  await shown;
  return one.heard.slice(from).map(({ say }) => say);
}

it('answers the question for its seat from then on, with no page there', async () => {
  const { asked, other } = await seated(await start(QUICK));
  const { number } = asked.moment!;
  expect(await standing(asked, 'decline')).toEqual([
    { at: ASKED, says: 'decline', round: null, unless: null },
  ]);
  await asked.until(() => asked.moment!.number > number, 'the answer');
  asked.close();
  await asked.until(() => !asked.isOpen, 'the end');
  const random = randomFrom('on');
  // The other plays until something else is asked of the seat.
  while (other.isAsked) {
    const before = other.moment!.number;
    other.answer((n) => below(random, n));
    await other.until(() => other.moment!.number > before, 'what came of it');
    await heardSince(other, 0);
  }
  await asked.connect(server!.port);
  asked.moment = null;
  await asked.enter(other.info!.id);
  await asked.until(() => asked.moment !== null, 'the table');
  expect(atOf(asked)).not.toBe(ASKED);
  expect(asked.heard.findLast((heard) => heard.say === 'standing')).toMatchObject({
    answers: [{ at: ASKED }],
  });
});

it('tells nobody else that there is one', async () => {
  const port = await start(SLOW);
  const { table, asked, other } = await seated(port);
  const watcher = await guest(port);
  await watcher.enter(table);
  const from = [other, watcher].map(({ heard }) => heard.length);
  await standing(asked, 'decline', { round: true, unless: 'me' });
  await standing(asked, null);
  await standing(asked, 'decline');
  for (const [i, one] of [other, watcher].entries())
    expect((await heardSince(one, from[i]!)).filter((say) => say !== 'beat')).toEqual([
      'moment',
      'time',
    ]);
  const own = other.heard.flatMap((heard) => (heard.say === 'standing' ? heard.answers : []));
  expect(own).toEqual([]);
});

it('is refused where it could not be given now, and for a seat of somebody else', async () => {
  const { asked, other } = await seated(await start(SLOW));
  const { number, view } = asked.moment!;
  expect(await standing(asked, 'never')).toBe('refused');
  expect(await standing(asked, 'fly away')).toBe('refused');
  const failed = other.hears('failed');
  other.say({ say: 'standing', seat: view.seat, at: number, says: 'decline', round: false });
  expect((await failed).problem).toBe('not-yours');
  const late = asked.hears('failed');
  asked.say({ say: 'standing', seat: view.seat, at: number + 1, says: 'decline', round: false });
  expect((await late).problem).toBe('stale');
});

it('asks in person once the answer is revoked, or taken back', async () => {
  const { asked } = await seated(await start(QUICK));
  const { number, view } = asked.moment!;
  await standing(asked, 'decline');
  await asked.until(() => asked.moment!.number > number, 'the answer');
  if (asked.moment!.undoable > 0) {
    asked.say({ say: 'undo', id: 'back', seat: view.seat });
    await asked.until(() => atOf(asked) === ASKED, 'the question again');
    await heardSince(asked, asked.heard.length);
    expect(atOf(asked)).toBe(ASKED);
  }
  expect(await standing(asked, null)).toEqual([]);
});

it('goes on over a restart', async () => {
  const { table, asked, other } = await seated(await start(SLOW));
  await standing(asked, 'decline');
  const { number } = other.moment!;
  for (const one of [asked, other]) one.close();
  await server!.close();
  const port = await start(QUICK);
  await other.connect(port);
  await other.enter(table);
  await other.until(() => other.moment!.number > number, 'the answer');
});

it('is given at a table over days though nobody is there, also after a restart', async () => {
  const { table, asked, other } = await seated(await start(SLOW), DAYS);
  await standing(asked, 'decline');
  const { number } = other.moment!;
  for (const one of [asked, other]) one.close();
  await server!.close();
  await letPass(kept, { ms: MINUTE, wasThere: true });
  const port = await start(QUICK);
  const waits = async (): Promise<readonly number[]> => {
    const line = other.hears('mine');
    other.say({ say: 'mine', over: false });
    return (await line).tables.find(({ id }) => id === table)!.asked;
  };
  await other.connect(port);
  await eventually(async () => expect(await waits()).not.toEqual([asked.moment!.view.seat]), 300);
  await other.enter(table);
  await other.until(() => other.moment!.number > number, 'the answer');
});
