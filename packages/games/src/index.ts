export { type CardSheet, type PlayableGame, GAMES } from './games.ts';
export { type Language, LANGUAGES, type Texts, flatten, Voice } from './text/voice.ts';
export { runScenario, type ScenarioResult } from './scenario/run.ts';
