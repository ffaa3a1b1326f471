export { type CardSheet, type PlayableGame, GAMES } from './games.ts';
export { type Language, LANGUAGES, type Texts, flatten, Voice } from './text/voice.ts';
export { runScenario, type ScenarioResult } from './scenario/run.ts';
export { parseCatalogue, type Rule } from './rules/catalogue.ts';
export { rulesOfScenario, rulesOfTests } from './rules/proofs.ts';
export * as panicRooms from './panic/data/rooms.ts';
export type { Vars as PanicVars } from './panic/vars.ts';
