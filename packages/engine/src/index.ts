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
  commitmentTo,
  defaultGift,
  type FairDice,
  fairSeed,
} from './fair.ts';
export {
  defineGame,
  type Game,
  type GameSpec,
  type Kind,
  type OptionValue,
  type Setup,
  type Stock,
} from './game.ts';
export { asSeen, type Entry, HIDDEN, type Line, Log, ref, type Secret } from './log.ts';
export { type Checkpoint, type Decision, Match } from './match.ts';
export { parseAnswer, partsOf, printAnswer, printOption, valueIn } from './notation.ts';
export { emptyDictionary, lookUp, MOST_OF, tooLong } from './outside.ts';
export {
  type Act,
  type Ask,
  END,
  type Goto,
  type Offer,
  type Procedure,
  proceduresOf,
  type Step,
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
export { type Check, isUntouched, replay, verify, type Witness } from './replay.ts';
export { EVERYONE, includes, NOBODY, only, type Seat, type Seats, SPECTATOR } from './seats.ts';
export { checkSetup, readOptionValue } from './setup.ts';
export {
  canonical,
  type Ending,
  type Frame,
  hashOf,
  type Note,
  type Plain,
  type State,
} from './state.ts';
export { type Question, type Refusal, Table } from './table.ts';
export {
  type Answer,
  codeOf,
  type Domain,
  numbers,
  type Option,
  type Verb,
  type VerbOf,
  verbs,
  words,
} from './verbs.ts';
export { type QuestionView, truthOf, type View, viewOf, type ZoneView } from './view.ts';
export { Watch } from './watch.ts';
export type { Writing } from './written.ts';
export { layOut, type Zone, type ZoneSpec, type Zones } from './zones.ts';
