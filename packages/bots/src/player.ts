import type { Answer, Random, View } from '@deadlight/engine';
import type { Sight } from './sight.ts';

/** Answers for a seat and is no person: a bot, or a program that must be waited for. */
export interface Player {
  readonly name: string;
  answer(sight: Sight, random: Random): Answer | Promise<Answer>;
  /** Is told how the game ended; without a view it was broken off. */
  leave?(end?: View): void;
}
