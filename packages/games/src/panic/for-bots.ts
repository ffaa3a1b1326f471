/** Exports for bots and measuring tools: the game and the rules that they read. */
export * from './actions/search.ts';
export * from './alarm.ts';
export * from './crew.ts';
export * from './damage.ts';
export * from './data/rooms.ts';
export * from './data/search-cards.ts';
export { game } from './game.ts';
export * from './infection.ts';
export { OPTIONS } from './options.ts';
export { redealBy } from './redeal.ts';
export * from './station.ts';
export * from './things.ts';
export { cardValue, kindOfCard } from './trade.ts';
export * from './vars.ts';
export * from './words.ts';
export * from './zones.ts';
