/** Bots without any game: each game's mind is registered when the game is loaded. */
export { type Advice, adviseOn } from './advice.ts';
export type { Bot } from './bot.ts';
export { BOTS, botCalled, isDeep, iterationsOf, nameAt, prepare } from './bots.ts';
export { imagine } from './imagine.ts';
export { lineOfThought } from './mastermind/line-of-thought.ts';
export { type Progress, type Task, Thinkers, type Thread } from './mastermind/thinkers.ts';
export { hearsayOf, teach } from './minds.ts';
export { type Bounds, type MomentThatMattered, momentsOf } from './moments/moments.ts';
export { Sight } from './sight.ts';
export { type Said, wordsFor } from './speech.ts';
