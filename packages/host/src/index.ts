export type { Seat } from '@deadlight/engine';
export { GAME_IDS } from '@deadlight/games/manifests';
export type { StandingAnswer } from '@deadlight/games/telling';
export { botAnswer, hintsFor, type Position, type Study } from './bot.ts';
export type { Report } from './check/report.ts';
export { type Deal, dayAt, dayNumber, dealOf } from './daily.ts';
export { loadGame } from './games.ts';
export { Host } from './host.ts';
export { HostError, problemOf } from './host-error.ts';
export { LEVELS, levelAbout, levelName, USUAL_LEVEL } from './levels/levels.ts';
export type {
  Changed,
  FoundMoment,
  FromHost,
  FromTable,
  Hint,
  Kept,
  Moment,
  NewTable,
  Player,
  Problem,
  Source,
  Story,
  ToHost,
} from './messages.ts';
export { nextMoment } from './next-moment.ts';
export {
  type Account,
  type AccountAsk,
  type AccountTold,
  type AdminAsk,
  type AdminTable,
  type AdminTold,
  type Calendar,
  type ChatLine,
  type Choice,
  type ClockSettings,
  type ClubAsk,
  type ClubInfo,
  type ClubLine,
  type ClubSeason,
  type ClubTold,
  type ClubWeek,
  COLOURS,
  type Colour,
  type DealAsk,
  type DealEntry,
  type DealResult,
  type DealTold,
  FRESH_PROOF,
  type FriendInfo,
  type FromServer,
  HOURS_AGAIN,
  type Holiday,
  type Invitation,
  LATE_ENDS,
  type Late,
  type LateEnd,
  type Listed,
  LONGEST_CHAT,
  LONGEST_ENTRY,
  MAX_HOLIDAYS,
  MIN_HOURS,
  type MyTable,
  NOTICE_DELAYS,
  NOTICE_WAYS,
  type NoticeChoice,
  type NoticeWay,
  ONLINE_VERSION,
  type OnlineProblem,
  type OnlineTableSettings,
  type OverDays,
  PHRASES,
  type Phrase,
  type PlayedGames,
  type PlayerInfo,
  type Presence,
  type Proposal,
  type Read,
  type Room,
  type SeatInfo,
  type SeatRequest,
  SHOWN,
  type Shown,
  type Spoken,
  type TableInfo,
  type TeamInfo,
  type Times,
  type ToServer,
  type VoteInfo,
  WEBHOOKS,
  type WebhookKind,
  WHY_NO_ENTRY,
  type WhyNoEntry,
} from './online.ts';
export { recorded } from './recorded.ts';
export {
  type KeptRuleset,
  keptFile,
  keptIn,
  type Ruleset,
  rulesetOf,
} from './ruleset.ts';
export { rulesetFor } from './ruleset-for.ts';
export { listed, outsideOf, type Save, type Saves } from './saves.ts';
export { Screen } from './screen.ts';
export { linkTo, packedIn, packRecord, unpackRecord } from './share.ts';
export type { ReplayAsk, SharedReplay, Viewer, WhatIf } from './shared-replay.ts';
export {
  standingAnswer,
  wishedFor,
  withAnswer,
  withoutAnswer,
} from './standing.ts';
export { TableHost } from './table-host.ts';
export { ThinkingTime } from './thinking-time.ts';
export {
  firstDayOf,
  POINTS,
  ROUNDS,
  seasonOf,
  type WeekDeal,
  weekDeal,
  weekNumber,
} from './weekly.ts';
