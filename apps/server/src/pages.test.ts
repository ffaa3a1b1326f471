/** The page of a player on a running server: it shows what its owner has chosen, and nothing else. */
import { asSeat, below, randomFrom } from '@deadlight/engine';
import type { AccountAsk, AccountTold, PlayerInfo, Shown } from '@deadlight/host';
import { expect, it } from 'vitest';
import { answer, usePeople } from '../testing/server-with-people.ts';
import type { Guest } from './testing.ts';

const there = usePeople(() => ({ botTime: [0, 0] }));

async function ask(of: Guest, what: AccountAsk): Promise<AccountTold> {
  return (await answer(of, 'account', () => of.say({ say: 'account', ask: what }))).told;
}

async function show(of: Guest, ...shows: Shown[]): Promise<string> {
  const told = await ask(of, { do: 'page', shows });
  if (told.is !== 'account') throw new Error(told.is);
  return told.account.page!.address;
}

async function pageFor(of: Guest, address: string): Promise<PlayerInfo | null> {
  const told = await ask(of, { do: 'player', address });
  if (told.is !== 'player') throw new Error(told.is);
  return told.player;
}

/** Plays at random until the game is over. */
async function playOut(of: Guest): Promise<void> {
  const random = randomFrom('a page');
  const isOver = (): boolean => of.moment!.view.over !== null;
  while (!isOver()) {
    await of.until(() => of.isAsked || isOver(), 'a question');
    if (isOver()) break;
    const { number } = of.moment!;
    of.answer((n) => below(random, n));
    await of.until(() => isOver() || of.moment!.number !== number, 'what came of it');
  }
  await of.until(() => of.info!.state === 'over', 'the end');
}

it('shows nothing at first, then what its owner chooses, always at the same address', async () => {
  const [ada, bo] = [await there.guest(), await there.guest()];
  await ask(ada, { do: 'change', name: 'Ada', colour: 'teal' });
  expect(await ask(ada, { do: 'show' })).toMatchObject({ account: { page: null } });
  const address = await show(ada);
  expect(await pageFor(bo, address)).toBeNull();
  expect(await show(ada, 'name')).toBe(address);
  expect(await pageFor(bo, address)).toEqual({
    name: 'Ada',
    colour: null,
    since: null,
    games: null,
  });
  await show(ada, 'colour', 'games');
  expect(await pageFor(bo, address)).toEqual({
    name: null,
    colour: 'teal',
    since: null,
    games: [],
  });
  expect(await pageFor(bo, 'nobody')).toBeNull();
  await ask(ada, { do: 'delete' });
  expect(await pageFor(bo, address)).toBeNull();
});

it('is not there for somebody whom its owner has blocked', async () => {
  const [ada, bo] = [await there.guest(), await there.guest()];
  const address = await show(ada, 'games');
  const table = await ada.open();
  await bo.enter(table);
  await bo.sit(asSeat(1), 'Bo');
  expect(await pageFor(bo, address)).not.toBeNull();
  const blocked = ada.hears('blocked');
  ada.say({ say: 'block', seat: asSeat(1) });
  await blocked;
  expect(await pageFor(bo, address)).toBeNull();
});

it('counts games from when they are shown, until they are shown no longer', async () => {
  const ada = await there.guest();
  const address = await show(ada, 'games');
  await ada.open({ game: 'panic', seats: 4, listed: false });
  await ada.sit(asSeat(0), 'Ada');
  ada.say({ say: 'start' });
  await ada.until(() => ada.moment !== null, 'the first moment');
  await playOut(ada);
  const won = ada.moment!.view.over!.winners.includes(asSeat(0)) ? 1 : 0;
  const counted = [{ game: 'panic', played: 1, won }];
  await expect.poll(() => pageFor(ada, address)).toMatchObject({ games: counted });
  expect(await ask(ada, { do: 'export' })).toMatchObject({ data: { played: counted } });
  await show(ada, 'name');
  await show(ada, 'games');
  expect(await pageFor(ada, address)).toMatchObject({ games: [] });
});
