import type { Answer, Random } from '@deadlight/engine';
import type { Player } from './player.ts';
import type { Sight } from './sight.ts';

/** A player that answers synchronously. It is given what its seat sees, never the table. */
export interface Bot extends Player {
  /** Its answer to its seat's question; the same sight and random generator give the same answer. */
  answer(sight: Sight, random: Random): Answer;
}
