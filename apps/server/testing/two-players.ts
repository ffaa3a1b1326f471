/** Ada and Bo at a table of two, as tests need them: seated, and answering whatever they are asked. */
import { asSeat, below, type Random } from '@deadlight/engine';
import type { ClockSettings } from '@deadlight/host';
import { expect } from 'vitest';
import type { Guest } from '../src/testing.ts';
import { eventually } from './eventually.ts';

/** Opens a table and begins the game; gives the table. */
export async function begun(
  ada: Guest,
  bo: Guest,
  clock: ClockSettings | null = null,
): Promise<string> {
  const table = await ada.open({ game: 'nemesis', seats: 2, clock });
  await bo.enter(table);
  await ada.sit(asSeat(0), 'Ada');
  await bo.sit(asSeat(1), 'Bo');
  bo.say({ say: 'ready', ready: true });
  await ada.until(() => ada.info!.seats[1]!.ready);
  ada.say({ say: 'start' });
  for (const one of [ada, bo]) await one.until(() => one.moment !== null, 'the first moment');
  return table;
}

/** Plays a number of decisions at random. */
export async function play(
  players: readonly Guest[],
  times: number,
  random: Random,
): Promise<void> {
  for (let made = 0; made < times; made++) {
    const next = await eventually(
      () => players.find(({ isAsked }) => isAsked) ?? expect.fail('nobody is asked'),
    );
    const { number } = next.moment!;
    next.answer((n) => below(random, n));
    await next.until(() => !next.isAsked || next.moment!.number !== number, 'what came of it');
  }
}
