import { type DealResult, type DealTold, dayAt } from '@deadlight/host';
import { expect, it } from 'vitest';
import { peopleKept } from '../../testing/people-here.ts';
import { Deals } from './deals.ts';

const DAY = 24 * 60 * 60 * 1000;
const TODAY = 20_000;

/** A list of today to which results come as they are claimed. */
async function dealsHere() {
  const people = await peopleKept();
  let today = TODAY;
  let claimed: DealResult = { won: false, decisions: 0 };
  const deals = new Deals({
    people,
    judge: async () => claimed,
    now: () => today * DAY,
  });
  return {
    async enter(person: string, won: boolean, decisions: number): Promise<DealTold> {
      claimed = { won, decisions };
      return deals.do(person, { do: 'enter', day: dayAt(today), record: '' });
    },
    async list(person: string, day = today) {
      const told = await deals.do(person, { do: 'list', day: dayAt(day) });
      return told.is === 'list' ? told : expect.fail(told.why);
    },
    pass(days: number): void {
      today += days;
    },
  };
}

it('lists winners first: those who needed fewer decisions, then losers who made more', async () => {
  const { enter, list } = await dealsHere();
  await enter('ada', false, 20);
  await enter('bo', true, 90);
  await enter('cy', false, 200);
  await enter('di', true, 40);
  await enter('eve', true, 40);
  const { entries } = await list('ada');
  expect(entries.map(({ rank, won, decisions }) => [rank, won, decisions])).toEqual([
    [1, true, 40],
    [1, true, 40],
    [3, true, 90],
    [4, false, 200],
    [5, false, 20],
  ]);
  expect(entries.findIndex(({ who }) => who === 'reader')).toBe(4);
});

it('has the best hundred, and the reader wherever they are', async () => {
  const { enter, list } = await dealsHere();
  for (let i = 1; i <= 130; i++) await enter(`player ${i}`, true, i);
  const far = await list('player 130');
  expect(far.count).toBe(130);
  expect(far.entries).toHaveLength(101);
  expect(far.entries.at(-1)).toMatchObject({ rank: 130, who: 'reader' });
  const near = await list('player 7');
  expect(near.entries).toHaveLength(100);
  expect(near.entries[6]).toMatchObject({ rank: 7, who: 'reader' });
});

it('counts a streak until a day is left out, and keeps entries for a year', async () => {
  const { enter, list, pass } = await dealsHere();
  for (let i = 0; i < 3; i++) {
    await enter('ada', true, 10);
    pass(1);
  }
  expect((await list('ada')).streak).toEqual({ now: 3, best: 3 });
  pass(1);
  expect((await list('ada')).streak).toEqual({ now: 0, best: 3 });
  await enter('ada', true, 10);
  expect((await list('ada')).streak).toEqual({ now: 1, best: 3 });
  expect((await list('ada', TODAY)).entries).toMatchObject([{ streak: 1 }]);
  pass(370);
  await enter('bo', true, 10);
  expect((await list('ada', TODAY)).count).toBe(0);
});
