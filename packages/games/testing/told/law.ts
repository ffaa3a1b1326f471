/** Whatever changes in a seat's view is told to that seat, and whatever is told of a change has changed. */
import type { Game } from '@deadlight/engine';
import { anySetup, type Tellings, tellingBreaches } from '@deadlight/engine/testing';
import { describe, expect, it } from 'vitest';
import { isOpen, type Open } from './telling.ts';

export function everythingIsTold<V, M extends string>(
  game: Game<V>,
  tellings: Tellings<V, string, M>,
  games: number,
  open: readonly Open<string>[] = [],
): void {
  describe(`the log of ${game.id}`, () => {
    it(`tells every change to those who see it, and no other, in ${games} games`, () => {
      const met = new Set<Open<string>>();
      for (let i = 0; i < games; i++) {
        const seed = `told-${i}`;
        const { breaches } = tellingBreaches(game, tellings, anySetup(game, seed), seed);
        expect(breaches.filter((one) => !open.some((known) => isOpen(one, known)))).toEqual([]);
        for (const known of open) if (breaches.some((one) => isOpen(one, known))) met.add(known);
      }
      // What does not happen any longer leaves the list.
      expect(open.filter((known) => !met.has(known))).toEqual([]);
    });
  });
}
