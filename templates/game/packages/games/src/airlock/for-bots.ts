/** Exports for bots and measuring tools: the game and the rules that they read. */
export { game } from './game.ts';
