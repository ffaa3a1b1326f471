import type { Bot } from './bot.ts';
import { randomBot } from './random-bot.ts';

/** Every bot that can be asked for by name. */
export const BOTS: Readonly<Record<string, Bot>> = { [randomBot.name]: randomBot };
