/** How long answers take that nobody had to think about: of bots, and of people who had no choice. */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerServices } from '../table/services.ts';

/** Shortest and longest, in milliseconds. */
export type BotTime = readonly [shortest: number, longest: number];

export const BOT_TIME: BotTime = [600, 1800];

/** Where bots are quicker than they usually are, for a test or a measurement, so are people. */
export const pacing = ([shortest, longest]: BotTime): Pick<ServerServices, 'pause' | 'tempo'> => ({
  pause: () => sleep(randomInt(shortest, longest + 1)),
  tempo: longest / BOT_TIME[1],
});
