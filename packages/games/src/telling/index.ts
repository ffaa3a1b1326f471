export { type Article, setTitle, tipFor } from '../article.ts';
export { cardsAtTable } from '../table-readings.ts';
export type { AppGame, HostedGame } from './app-game.ts';
export type { CountedLines } from './counted.ts';
export type { Entry, Sentence } from './entry.ts';
export { epilogueOf, type Remark, type Unmasking } from './epilogue.ts';
export { type CommonFields, valueIn } from './fields.ts';
export type { Condition, Goal, Prospect } from './goals.ts';
export type { Chance, Throw } from './odds.ts';
export { saidIn, sayChoice, sayOption, sayStanding } from './option.ts';
export {
  besideHeading,
  bracketed,
  type Chip,
  type Part,
  sayLine,
  tellAll,
  tellEntry,
  tellMechanics,
} from './sentences.ts';
export type { StandingAnswer, StandingQuestion, StandingQuestions } from './standing.ts';
export {
  type Chapter,
  chaptersOf,
  type Passage,
  type Phase,
} from './story.ts';
export type { Announced, Said, Telling, Values } from './telling.ts';
export { type StoryEvents, type ToldName, type Traits, traitsOf } from './traits.ts';
