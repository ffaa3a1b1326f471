export { type CardSheet, GAMES, type PlayableGame } from './games.ts';
export * as panicRooms from './panic/data/rooms.ts';
export { PARASITES as PANIC_PARASITES } from './panic/things.ts';
export type { Vars as PanicVars } from './panic/vars.ts';
export { parseCatalogue, type Rule } from './rules/catalogue.ts';
export { rulesOfScenario, rulesOfTests } from './rules/proofs.ts';
export { runScenario, type ScenarioResult } from './scenario/run.ts';
export { flatten, LANGUAGES, type Language, type Texts, Voice } from './text/voice.ts';
