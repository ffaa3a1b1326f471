import type { Answer, Random } from '@deadlight/engine';
import type { Player } from './player.ts';
import type { Sight } from './sight.ts';

/** A player that knows at once. It is given what its seat sees, never the table. */
export interface Bot extends Player {
  /** Its answer to the question that its seat is asked: the same for the same sight and chance. */
  answer(sight: Sight, random: Random): Answer;
}
