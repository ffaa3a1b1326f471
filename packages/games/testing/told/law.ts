/** Whatever changes in a seat's view is told to that seat, and whatever is told of a change has changed. */
import type { Game, GameRecord, Setup } from '@deadlight/engine';
import {
  anySetup,
  asRecorded,
  atRandom,
  type Decide,
  type Tellings,
  tellingBreaches,
} from '@deadlight/engine/testing';
import { describe, expect, it } from 'vitest';
import { recordsOf } from '../records.ts';

/** Random players try everything; those of the recorded games come far enough to use what they find. */
interface Games {
  readonly random: number;
  readonly recorded: number;
}

/** This many records, spread evenly over all of them. */
const spread = (records: readonly GameRecord[], count: number): GameRecord[] =>
  records.filter((_, i) => (i * count) % records.length < count);

export function everythingIsTold<V, M extends string>(
  game: Game<V>,
  tellings: Tellings<V, string, M>,
  { random, recorded }: Games,
): void {
  const expectTold = (setup: Setup, decide: Decide): void =>
    expect(tellingBreaches(game, tellings, setup, decide).breaches).toEqual([]);

  describe(`the log of ${game.id} tells every change to those who see it, and no other`, () => {
    it(`in ${random} random games`, () => {
      for (let i = 0; i < random; i++) {
        const seed = `told-${i}`;
        expectTold(anySetup(game, seed), atRandom(seed));
      }
    });

    it(`in ${recorded} recorded games`, () => {
      for (const record of spread([...recordsOf(game)], recorded))
        expectTold(record.setup, asRecorded(record));
    });
  });
}
