/** The law that the referee has nothing to say. */
import { describe, expect, it } from 'vitest';
import { LOCKDOWN, NEMESIS, PANIC } from './games.ts';
import type { PlayedGame } from './moments.ts';

interface Watched<P> {
  readonly id: string;
  random(count: number, from: number): Iterable<P>;
  recorded(): Iterable<P>;
  judge(played: P): readonly string[];
}

/** Random games in one test. */
const AT_A_TIME = 10;

function isFair<P extends PlayedGame<unknown>>(
  { id, random, recorded, judge }: Watched<P>,
  randomGames: number,
  recordedGames: number,
): void {
  describe(`the referee of ${id}`, () => {
    const inTurn = Array.from({ length: randomGames / AT_A_TIME }, (_, i) => i * AT_A_TIME);
    it.each(inTurn)(`agrees with ${AT_A_TIME} random games, from %i on`, (from) => {
      for (const played of random(AT_A_TIME, from)) {
        expect(judge(played)).toEqual([]);
        expect(played.end.over, 'how it ended').not.toBeNull();
      }
    });
    it('agrees with recorded games, of which some are won', () => {
      let count = 0;
      let won = 0;
      for (const played of recorded()) {
        expect(judge(played)).toEqual([]);
        if (played.end.over!.winners.length > 0) won++;
        if (++count >= recordedGames && won > 0) break;
      }
      expect(won).toBeGreaterThan(0);
    });
  });
}

/** This many random games of each, and at least this many of the recorded ones. */
export function everythingIsFair(randomGames: number, recordedGames: number): void {
  isFair(NEMESIS, randomGames, recordedGames);
  isFair(LOCKDOWN, randomGames, recordedGames);
  isFair(PANIC, randomGames, recordedGames);
}
