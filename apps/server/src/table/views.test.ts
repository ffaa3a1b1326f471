/** What one person has seen of a game, over all seats and visits, is at most what one seat may see. */
import { expect, it } from 'vitest';
import { Schemers, type Tried } from '../../testing/eyes.ts';

const PEOPLE = 6;
const STEPS = 2000;
const GAMES = 8;

it('shows nobody a game from two seats, whatever they try', async () => {
  const tried = new Map<Tried, number>();
  let looked = 0;
  for (let game = 0; game < GAMES; game++) {
    const schemers = await Schemers.meet(`views ${game}`, PEOPLE);
    for (let step = 0; step < STEPS; step++) {
      await schemers.next();
      for (const [whose, eyes] of schemers.eyes) {
        // Several people who share a screen have said so before the game: they have the seats that they began with.
        const own = schemers.begun.get(whose)!;
        const most = own.size > 1 ? own : new Set([...eyes].slice(0, 1));
        expect(
          [...eyes].filter((seat) => !most.has(seat)),
          `${whose} at ${step}`,
        ).toEqual([]);
      }
    }
    looked += schemers.eyes.size;
    for (const [what, times] of schemers.tried) tried.set(what, (tried.get(what) ?? 0) + times);
    await schemers.part();
  }
  expect(looked).toBeGreaterThan(GAMES * PEOPLE);
  // They have tried everything.
  for (const what of ['given', 'refused', 'device', 'past', 'again', 'restart', 'record'] as const)
    expect(tried.get(what) ?? 0, what).toBeGreaterThan(GAMES);
}, 60_000);
