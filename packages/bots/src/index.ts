export type { Bot, Choose } from './bot.ts';
export { BOTS } from './bots.ts';
export { playOut, TooLong } from './play-out.ts';
export { randomBot } from './random-bot.ts';
