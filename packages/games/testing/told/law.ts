/** Whatever changes in a seat's view is told to that seat, and whatever is told of a change has changed. */
import type { Game } from '@deadlight/engine';
import { anySetup, type Tellings, tellingBreaches } from '@deadlight/engine/testing';
import { describe, expect, it } from 'vitest';

export function everythingIsTold<V, M extends string>(
  game: Game<V>,
  tellings: Tellings<V, string, M>,
  games: number,
): void {
  describe(`the log of ${game.id}`, () => {
    it(`tells every change to those who see it, and no other, in ${games} games`, () => {
      for (let i = 0; i < games; i++) {
        const seed = `told-${i}`;
        const { breaches } = tellingBreaches(game, tellings, anySetup(game, seed), seed);
        expect(breaches).toEqual([]);
      }
    });
  });
}
