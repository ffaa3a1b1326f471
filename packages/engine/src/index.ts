export { at } from './at.ts';
export type { Branded } from './branded.ts';
export {
  type Acknowledged,
  type Chain,
  chainKey,
  linker,
  linksOf,
  saidDecision,
  saidRewind,
  saidUndo,
} from './chain.ts';
export { applyChanges, type Change, type Changes, changesBetween } from './changes.ts';
export { BadRecord, Broken, clip, OtherVersion, quoted, Refused, Stale } from './errors.ts';
export {
  type CarriedData,
  type EventName,
  type EventOf,
  events,
  type Field,
  type Fields,
  type LineOf,
  type ListOf,
  type LogEvent,
  type LogEvents,
  listOf,
  type Name,
  type Named,
  NUMBER,
  type NumberField,
  named,
  type OneOf,
  oneOf,
  readEvent,
  readRef,
  TEXT,
  type TextField,
  tells,
} from './events.ts';
export {
  commitmentTo,
  type FairDice,
  fairSeed,
  promiseOf,
} from './fair.ts';
export { defineGame, type Game, type GameSpec, type Setup, type Stock } from './game.ts';
export { asSeen, type Entry, type Line, Log, LogReader } from './log.ts';
export { type Checkpoint, type Decision, Match } from './match.ts';
export { parseAnswer, partsOf, printAnswer, printOption, valueIn } from './notation.ts';
export { emptyDictionary, lookUp, MAX_LENGTH, tooLong } from './outside.ts';
export {
  type Act,
  type Ask,
  END,
  type Goto,
  type Offer,
  type Procedure,
  proceduresOf,
  type Step,
  stepName,
} from './procedure.ts';
export {
  below,
  diceFrom,
  GENERATOR,
  next,
  type Random,
  randomFrom,
  replaceRandom,
  seedBytes,
  shuffle,
  steer,
} from './random.ts';
export {
  type About,
  type GameRecord,
  type RecordedPlayer,
  readRecord,
  rulesOfRecord,
  writeRecord,
} from './record.ts';
export { type Hidden, type Redeal, redeal } from './redeal.ts';
export { HIDDEN, nameIn, type Ref, ref, type Secret } from './refs.ts';
export { type Check, isUntouched, replay, verify, type Witness } from './replay.ts';
export {
  allSeats,
  asSeat,
  EVERYONE,
  FIRST_SEAT,
  includes,
  NO_SEAT,
  NOBODY,
  only,
  type Seat,
  type Seats,
  SPECTATOR,
  seatAfter,
  seatsWhere,
} from './seats.ts';
export {
  checkSetup,
  type OptionSpecs,
  type OptionsOf,
  optionsIn,
  readOptionValue,
} from './setup.ts';
export {
  canonical,
  type Ending,
  type Frame,
  hashOf,
  type Note,
  type Plain,
  type State,
} from './state.ts';
export { allThings, type Question, type Refusal, Table } from './table.ts';
export {
  type Answer,
  codeOf,
  type Domain,
  NO_OPTION,
  numbers,
  type Option,
  type RefusedOption,
  type Verb,
  type VerbOf,
  verbs,
  type WhyNot,
  words,
} from './verbs.ts';
export { costIn, type QuestionView, truthOf, type View, viewOf, type ZoneView } from './view.ts';
export {
  defineVocabulary,
  type Kind,
  type KindSpec,
  kindAfter,
  NO_KIND,
  type OptionValue,
  type Vocabulary,
} from './vocabulary.ts';
export { Watch } from './watch.ts';
export type { Writing } from './written.ts';
export {
  defineZones,
  NO_THING,
  type Thing,
  thingAfter,
  type Zone,
  type ZoneSpec,
  type Zones,
  type ZonesAt,
} from './zones.ts';
