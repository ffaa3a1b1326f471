export type { AppGame } from './app-game.ts';
export { saidIn, sayOption } from './option.ts';
export { type Chapter, chaptersOf, type Entry, type Passage, type Role, rolesOf } from './story.ts';
export type { Announced, Said, Telling, Values } from './telling.ts';
