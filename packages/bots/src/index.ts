export type { Bot } from './bot.ts';
export { BOTS } from './bots.ts';
export { playOut, playRandomly, TooLong } from './play-out.ts';
export { chooseAny, randomBot } from './random-bot.ts';
export { Sight } from './sight.ts';
