import type { Bot } from './bot.ts';
import { drifter } from './drifter.ts';
import { mastermind, mastermindOf } from './mastermind/mastermind.ts';
import { randomBot } from './random-bot.ts';
import { survivor } from './survivor.ts';

/** Every bot that can be asked for by name, the weakest first. */
export const BOTS: Readonly<Record<string, Bot>> = Object.fromEntries(
  [randomBot, drifter, survivor, mastermind].map((bot) => [bot.name, bot]),
);

const SEARCH = /^mastermind:(\d{1,9})$/;

/** A bot by its name; `mastermind:500` searches 500 iterations for every decision. */
export function botCalled(name: string): Bot | undefined {
  const iterations = Number(SEARCH.exec(name)?.[1] ?? 0);
  return iterations > 0 ? mastermindOf(iterations) : BOTS[name];
}
