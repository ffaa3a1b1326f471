export type { AppGame } from './app-game.ts';
export { saidIn, sayOption } from './option.ts';
export type { Announced, Said, Telling, Values } from './telling.ts';
