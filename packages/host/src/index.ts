export type { Seat } from '@deadlight/engine';
export { botAnswer, hintsFor, type Position, type Study } from './bot.ts';
export { GAME_IDS, loadGame } from './games.ts';
export { Host } from './host.ts';
export { LEVELS } from './levels.ts';
export type {
  Changed,
  FromHost,
  FromTable,
  Hint,
  Kept,
  Moment,
  Player,
  Problem,
  ToHost,
  Wish,
} from './messages.ts';
export { nextMoment } from './next-moment.ts';
export {
  type FromServer,
  type Listed,
  ONLINE_VERSION,
  type OnlineProblem,
  type OnlineWish,
  type Presence,
  type SeatInfo,
  type TableInfo,
  type ToServer,
} from './online.ts';
export {
  type KeptRuleset,
  keptFile,
  keptIn,
  type Ruleset,
  revived,
  rulesetOf,
} from './ruleset.ts';
export { outsideOf, type Save, type Saves } from './saves.ts';
export { Screen } from './screen.ts';
export { TableHost } from './table-host.ts';
export { problemOf, Trouble } from './trouble.ts';
