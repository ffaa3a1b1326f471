import { asSeat, below, parseAnswer, type QuestionView, randomFrom } from '@deadlight/engine';
import { loadGame } from '@deadlight/host';
import { afterEach, describe, expect, it } from 'vitest';
import { type ServerHere, serverHere } from '../../testing/server-here.ts';
import { distance } from '../../testing/timing.ts';
import { BOT_TIME } from '../bots/bot-time.ts';
import { Guest } from '../testing.ts';
import { HeldAnswers } from './held-answers.ts';
import type { MatchLog } from './match-log.ts';

let server: ServerHere | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

/** How much slower the server takes people to be: it holds an answer for minutes, and nobody has to measure a time. */
const SLOWER = 1000;
const MAX_MOVES = 400;

/** Questions in all, and those by which the server gets to know the player; how much the time to think varies. */
const QUESTIONS = 1200;
const LEARNS = 200;
const SPREAD = 0.3;

/** Whether there is only one way to answer, or nothing to say but no. */
const isForced = ({ options, min }: QuestionView): boolean =>
  options.length <= Math.max(1, min) ||
  options.every((option) => /^(no|decline|never)\b/.test(option));

/** Two programs play and answer at once, until the server holds an answer: whether it was a choice. Null if it holds none. */
async function firstHeld(): Promise<{ readonly isChoice: boolean } | null> {
  server = await serverHere({ botTime: [0, SLOWER * BOT_TIME[1]] });
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
  try {
    for (let move = 0; move < MAX_MOVES; move++) {
      const guest = await host.until(() => guests.find(({ isAsked }) => isAsked), 'a question');
      const isChoice = !isForced(guest.moment!.view.question!);
      const from = guest.heard.length;
      const { id } = guest.answer((n) => below(random, n));
      // The table does one thing after another: what it shows now comes after its reply to the answer.
      const shown = guest.hears('moment');
      guest.say({ say: 'resync' });
      await shown;
      const isTaken = guest.heard
        .slice(from)
        .some((message) => message.say === 'taken' && message.id === id);
      if (!isTaken) return { isChoice };
      if (guest.moment!.view.over !== null) return null;
    }
    return null;
  } finally {
    for (const guest of guests) guest.close();
  }
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
    const play = { host: { match, app }, ask, askedAt: 0, clock: null };
    const message = { say: 'decide', id: 'a', seat: asSeat(0), says: 'decline', at } as const;
    const wait = held.waitFor(play as unknown as MatchLog, message, waited);
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
    expect(await firstHeld()).toEqual({ isChoice: false });
  });
});
