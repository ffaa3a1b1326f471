/** Who decides in a game that a law looks at: players at random, or those of a record. */
import { below, type GameRecord, parseAnswer, randomFrom, type Table } from '@deadlight/engine';
import { anyAnswer } from './random-play.ts';

/** Makes the next decision, after `at` others. */
export type Decide = <V>(table: Table<V>, at: number) => void;

/** Random players see nothing but the options. */
export function atRandom(seed: string): Decide {
  const random = randomFrom(seed);
  return (table) => {
    const waiting = table.pending;
    const seat = waiting[below(random, waiting.length)]!;
    table.decide(seat, anyAnswer(table, seat, random));
  };
}

/** The players of a recorded game, most of whom know how to survive. */
export const asRecorded =
  ({ decisions }: GameRecord): Decide =>
  (table, at) => {
    const { seat, says } = decisions[at]!;
    const { min, max } = table.choose(seat);
    table.decide(seat, parseAnswer(table.game, says, min !== 1 || max !== 1));
  };
