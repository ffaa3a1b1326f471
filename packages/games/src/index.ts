export { type Article, setTitle, tipFor } from './article.ts';
export type { CardSheet } from './card-sheet.ts';
export { corpusDigest, type Rulesets, whyNotRecord } from './corpus-digest.ts';
export { GAMES } from './games.ts';
export { type ReadLesson, readLesson } from './lessons/read-lesson.ts';
export { ROOMS as LOCKDOWN_ROOMS } from './lockdown/data/rooms.ts';
export * as lockdownTokens from './lockdown/data/tokens.ts';
export * as lockdownFacility from './lockdown/facility.ts';
export { describeRoom as describeLockdownRoom } from './lockdown/sheets.ts';
export { lockdownSetting } from './lockdown/telling.ts';
export { SPACES as NEMESIS_SPACES } from './nemesis/data/course.ts';
export { ROOMS as NEMESIS_ROOMS } from './nemesis/data/rooms.ts';
export * as nemesisShip from './nemesis/ship.ts';
export { nemesisSetting } from './nemesis/telling.ts';
export * as survivalCast from './packs/characters.ts';
export * as survivalIntruders from './packs/intruders.ts';
export * as panicRooms from './panic/data/rooms.ts';
export type { PlayableGame } from './playable.ts';
export { parseCatalogue, type Rule } from './rules/catalogue.ts';
export { citationsIn, type Manner, rulesMeant } from './rules/citations.ts';
export { NAMED_RULES } from './rules/named.ts';
export { rulesOfScenario, rulesOfTests } from './rules/proofs.ts';
export type { ShownPart } from './scenario/format.ts';
export {
  type Decided,
  type Frame,
  type Moment as ScenarioMoment,
  type Passed,
  runScenario,
  type ScenarioResult,
} from './scenario/run.ts';
export * as survivalBoard from './survival/board.ts';
export { describeRoom as describeNemesisRoom } from './survival/sheets.ts';
export * as survivalTelling from './survival/telling/index.ts';
export * as survivalThings from './survival/things.ts';
export * as survivalVars from './survival/vars.ts';
export * as survivalWords from './survival/words.ts';
export { cardsAtTable } from './table-readings.ts';
export { askTexts } from './telling/ask/text/index.ts';
export type { Entry } from './telling/entry.ts';
export { epilogueOf } from './telling/epilogue.ts';
export { saidIn, sayChoice, sayOption } from './telling/option.ts';
export {
  besideHeading,
  bracketed,
  type Chip,
  type Part,
  sayLine,
  tellAll,
  tellEntry,
  tellMechanics,
} from './telling/sentences.ts';
export { type Chapter, chaptersOf, type Passage, type Phase } from './telling/story.ts';
export type { Announced, Said, Telling, Values } from './telling/telling.ts';
export { flatten, LANGUAGES, type Language, type Texts, Voice } from './text/voice.ts';
