import { readRecord, seedBytes } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { type Deal, dealOf, packRecord } from '@deadlight/host';
import { describe, expect, it } from 'vitest';
import { dailyGame } from '../../testing/daily-game.ts';
import { judge } from './judge.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOON = Date.UTC(2026, 10, 19, 12);
const WEEK = Array.from({ length: 7 }, (_, i) => dealOf(NOON + i * DAY));
const DEAL = WEEK[1]!;

/** The game with its text changed. */
async function changed(how: (text: string) => string, deal: Deal = DEAL): Promise<string> {
  const { text } = await dailyGame(deal, { luck: 'changed' });
  const other = how(text);
  expect(other).not.toBe(text);
  return packRecord(other);
}

const judged = async (how: (text: string) => string) => judge(DEAL, await changed(how));

describe('a game of the day', () => {
  it.each(WEEK)('is played once more, whatever the day has: $day', async (deal) => {
    const { packed, won, decisions } = await dailyGame(deal, { luck: deal.day });
    expect(await judge(deal, packed)).toEqual({ won, decisions });
  });

  it('is that of another day, with another seed or other options', async () => {
    const { packed } = await dailyGame(DEAL, { luck: 'other' });
    const [tomorrow, nextWeek] = [DAY, 7 * DAY].map((later) => dealOf(NOON + DAY + later));
    expect(tomorrow!.game).not.toBe(DEAL.game);
    expect(nextWeek!.game).toBe(DEAL.game);
    for (const other of [tomorrow!, nextWeek!])
      expect(await judge(other, packed)).toEqual({ why: 'other-deal' });
    const coop = WEEK[3]!;
    expect(coop.options).toEqual({ mode: 'coop' });
    const usual = { ...coop, options: {} };
    const { packed: played } = await dailyGame(usual, { luck: 'usual' });
    expect(await judge(coop, played)).toEqual({ why: 'other-deal' });
  });

  it('has a winner only if the rules say so', async () => {
    const text = (await dailyGame(DEAL, { luck: 'won' })).text;
    const { decisions } = readRecord(text, { [DEAL.game]: GAMES[DEAL.game]!.game });
    const [last] = decisions.slice(-1);
    const line = `${last!.seat + 1} ${last!.says}`;
    // Another decision than the one after which the table was as recorded.
    const verdict = await judge(
      DEAL,
      await packRecord(text.replace(`\n${line}\n\nend`, `\n1 no-such-thing\n\nend`)),
    );
    expect(verdict).toEqual({ why: 'illegal', at: decisions.length });
  });

  it('ends as recorded', async () => {
    expect(
      await judged((text) => text.replace(/[0-9a-f]{32}\n$/, '0'.repeat(32).concat('\n'))),
    ).toMatchObject({
      why: 'illegal',
    });
  });

  it('was played to its end', async () => {
    const { packed } = await dailyGame(DEAL, { luck: 'half', upTo: 10 });
    expect(await judge(DEAL, packed)).toEqual({ why: 'unfinished' });
  });

  it('was played by one person, in the first seat, with the usual bots', async () => {
    expect(await judged((text) => text.replace('player 2 bot', 'player 2 person'))).toEqual({
      why: 'other-players',
    });
    expect(await judged((text) => text.replaceAll(/ bot .*/g, ' bot random'))).toEqual({
      why: 'other-players',
    });
    expect(await judged((text) => text.replaceAll(/^player .*\n/gm, ''))).toEqual({
      why: 'other-players',
    });
  });

  it('is not what cannot be read, or was made with rules that nobody has', async () => {
    expect(await judge(DEAL, 'AAAA')).toEqual({ why: 'unreadable' });
    expect(await judge(DEAL, await packRecord('a letter'))).toEqual({ why: 'unreadable' });
    expect(await judged((text) => text.replace('seats 5', 'seats many'))).toEqual({
      why: 'unreadable',
    });
    expect(await judged((text) => text.replace(/^game panic .*$/m, 'game panic 999'))).toEqual({
      why: 'old-rules',
    });
    expect(await judged((text) => text.replace(/^game panic .*$/m, 'game __proto__ 1'))).toEqual({
      why: 'other-deal',
    });
    expect(await judged((text) => text.replace(/^seed .*$/m, `seed ${seedBytes('x')}`))).toEqual({
      why: 'other-deal',
    });
  });
});
