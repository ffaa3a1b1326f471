import type { Answer, Random, View } from '@deadlight/engine';
import type { Sight } from './sight.ts';

/** Answers for a seat without a person: a bot, or an asynchronous program. */
export interface Player {
  readonly name: string;
  answer(sight: Sight, random: Random): Answer | Promise<Answer>;
  /** Called at the end of the game; without a view it was aborted. */
  leave?(end?: View): void;
}
