import './all-minds.ts';

export * from './core.ts';
export { Batch } from './environment/batch.ts';
export { Environment, type Place } from './environment/environment.ts';
export { talk } from './environment/talk.ts';
export { bySide } from './panic/by-side.ts';
export { playOut, playRandomly, TooLong } from './play-out.ts';
export type { Player } from './player.ts';
export { chooseAny, randomBot } from './random-bot.ts';
export { reasonsFor } from './speech.ts';
export { type Hearsay, isBelieved } from './survival/hearsay.ts';
export { botTexts } from './text/index.ts';
export { sayReasons } from './text/say-reasons.ts';
