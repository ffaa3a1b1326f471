import { asSeat, below, parseAnswer, type QuestionView, randomFrom } from '@deadlight/engine';
import { loadGame } from '@deadlight/host';
import { afterEach, describe, expect, it } from 'vitest';
import { type ServerHere, serverHere } from '../../testing/server-here.ts';
import { BOT_TIME } from '../bots/bot-time.ts';
import { Guest } from '../testing.ts';
import { HeldAnswers } from './held-answers.ts';
import type { MatchLog } from './match-log.ts';

let server: ServerHere | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

/** Nobody whom the server does not know yet is taken to be quicker than this, in milliseconds. */
const QUICKEST = 500;
const MAX_MOVES = 400;

/** Questions in all, and those by which the server gets to know the player; how much the time to think varies. */
const QUESTIONS = 1200;
const LEARNS = 200;
const SPREAD = 0.3;

/** Whether there is nothing to say but no. */
const isForced = ({ options }: QuestionView): boolean =>
  options.length === 1 || options.every((option) => /^(no|decline|never)\b/.test(option));

interface Answered {
  readonly isChoice: boolean;
  readonly ms: number;
}

/** Two programs play at once; how long each answer to a question took that only one of them was asked. */
async function play(enough: (all: Answered[]) => boolean) {
  server = await serverHere({ botTime: BOT_TIME });
  const guests = [new Guest(), new Guest()];
  for (const guest of guests) await guest.connect(server.server.port);
  const [host, other] = guests as [Guest, Guest];
  const table = await host.open({ game: 'nemesis', seats: 2, bots: 'random' });
  await host.sit(asSeat(0), 'Ada');
  await other.enter(table);
  await other.sit(asSeat(1), 'Ben');
  other.say({ say: 'ready', ready: true });
  await host.until(() => host.info!.seats[1]!.ready);
  host.say({ say: 'start' });
  const random = randomFrom('held');
  const answered: Answered[] = [];
  // The question is put after that, however late the page hears of it.
  let sent = Number.NEGATIVE_INFINITY;
  for (let move = 0; move < MAX_MOVES && !enough(answered); move++) {
    const guest = await host.until(() => guests.find(({ isAsked }) => isAsked), 'a question');
    const { asked, question } = guest.moment!.view;
    const isChoice = !isForced(question!);
    const taken = guest.hears('taken');
    const began = sent;
    sent = performance.now();
    const { number } = guest.moment!;
    guest.answer((n) => below(random, n));
    await taken;
    if (asked.length === 1) answered.push({ isChoice, ms: performance.now() - began });
    await guest.until(() => guest.moment!.number !== number || !guest.isAsked, 'the next moment');
    if (guest.moment!.view.over !== null) break;
  }
  for (const guest of guests) guest.close();
  return answered;
}

const timesOf = (answered: readonly Answered[], isChoice: boolean): number[] =>
  answered.filter((one) => one.isChoice === isChoice).map(({ ms }) => ms);

/** The greatest difference between the shares of answers that came by any moment (Kolmogorov and Smirnov). */
function distance(some: readonly number[], others: readonly number[]): number {
  const shareBy = (times: readonly number[], by: number): number =>
    times.filter((time) => time <= by).length / times.length;
  return Math.max(
    ...[...some, ...others].map((by) => Math.abs(shareBy(some, by) - shareBy(others, by))),
  );
}

const app = await loadGame('nemesis');
const { game } = app;

/** Whether to interrupt somebody; without the card there is nothing to say but no. */
const ASKED = 'interrupt/ask';
const WITH = ['interrupt', 'decline', 'never'];
const WITHOUT = ['decline', 'never'];

/** A player who thinks where there is a choice, with a program that answers at once where there is none: as others see it. */
function seenOf(median: number): { readonly chosen: number[]; readonly forced: number[] } {
  const random = randomFrom('thinker');
  const share = (): number => (below(random, 1 << 20) + 0.5) / (1 << 20);
  const held = new HeldAnswers(1);
  const seen = { chosen: [] as number[], forced: [] as number[] };
  for (let at = 0; at < QUESTIONS; at++) {
    const isChoice = share() < 0.5;
    const options = (isChoice ? WITH : WITHOUT).map((says) => parseAnswer(game, says, false));
    const table = {
      pending: [asSeat(0)],
      options: () => options,
      choose: () => ({ min: 1, max: 1 }),
      state: { stack: [{ at: ASKED }] },
    };
    const waited = isChoice ? median * (share() / (1 - share())) ** SPREAD : 0;
    const match = { table, game, numberFor: () => at };
    const ask = <T>(work: () => T): T => work();
    const play = { host: { match, app }, ask, waited: () => waited, clock: null };
    const message = { say: 'decide', id: 'a', seat: asSeat(0), says: 'decline', at } as const;
    const wait = held.waitFor(play as unknown as MatchLog, message, 0);
    if (at < LEARNS) continue;
    seen[isChoice ? 'chosen' : 'forced'].push(waited + Math.max(0, wait));
  }
  return seen;
}

describe('an answer that was no choice', () => {
  it.each([800, 2600, 6000])('takes as long as a choice, of somebody who takes %d ms', (median) => {
    const { chosen, forced } = seenOf(median);
    expect(Math.max(...forced)).toBeGreaterThan(Math.min(...chosen));
    expect(distance(chosen, forced)).toBeLessThan(0.15);
  });

  it('is held by the server, however soon a page sends it; a choice is not', async () => {
    const answered = await play((all) => timesOf(all, false).length > 0);
    const forced = timesOf(answered, false);
    expect(forced).not.toEqual([]);
    expect(Math.min(...forced)).toBeGreaterThan(QUICKEST);
    expect(Math.min(...timesOf(answered, true))).toBeLessThan(QUICKEST);
  });
});
