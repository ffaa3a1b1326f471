export { type Article, setTitle, tipFor } from '../article.ts';
export type { AppGame, HostedGame } from './app-game.ts';
export type { CountedLines } from './counted.ts';
export type { Condition, Goal, Prospect } from './goals.ts';
export { saidIn, sayOption } from './option.ts';
export { type Part, tellAll, tellEntry } from './sentences.ts';
export {
  type Chapter,
  chaptersOf,
  type Entry,
  type Passage,
  type Phase,
  type Sentence,
} from './story.ts';
export type { Announced, Said, Telling, Values } from './telling.ts';
export { type StoryEvents, type ToldName, type Traits, traitsOf } from './traits.ts';
