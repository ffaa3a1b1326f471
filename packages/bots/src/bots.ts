import type { Bot } from './bot.ts';
import { drifter } from './drifter.ts';
import { mastermind } from './mastermind/mastermind.ts';
import { randomBot } from './random-bot.ts';
import { survivor } from './survivor.ts';

/** Every bot that can be asked for by name, the weakest first. */
export const BOTS: Readonly<Record<string, Bot>> = Object.fromEntries(
  [randomBot, drifter, survivor, mastermind].map((bot) => [bot.name, bot]),
);
