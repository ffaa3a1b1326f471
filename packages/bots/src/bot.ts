import type { Answer, Option, Random } from '@deadlight/engine';

/** How many options an answer must hold. */
export interface Choose {
  readonly min: number;
  readonly max: number;
}

/** A player that is not a person. It is given what it may choose from, never the table. */
export interface Bot {
  readonly name: string;
  answer(options: readonly Option[], choose: Choose, random: Random): Answer;
}
