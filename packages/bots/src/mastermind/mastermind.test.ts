import { checkSetup, type Option, randomFrom, Table } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { afterAll, describe, expect, it } from 'vitest';
import '../all-minds.ts';
import { mindOf } from '../minds.ts';
import { chooseAny } from '../random-bot.ts';
import { Sight } from '../sight.ts';
import { thinkable } from '../survivor.ts';
import { begin, type Found, found, mastermindOf, needsThought, sumUp } from './mastermind.ts';
import { Search } from './search.ts';
import { thinkersOn } from './threads.ts';

const { game } = GAMES['lockdown']!;

/** Whether the survivor's choice is uncontested, or null where there is nothing to think about. */
function isSettled(sight: Sight): boolean | null {
  const begun = begin(sight, randomFrom('chance'));
  if (begun.answer !== null) return null;
  return new Search(mindOf(game.id), sight, begun.first, randomFrom('chance')).isSettled;
}

/** A question from the middle of a game that is worth thinking about. */
function midGame(
  isIt = (sight: Sight): boolean => sight.options.length > 5 && isSettled(sight) === false,
): Sight {
  for (let deal = 0; ; deal++) {
    const setup = checkSetup(game, { seats: 3, seed: `thought-${deal}` });
    const table: Table = Table.start(game, setup);
    const random = randomFrom('players');
    for (let i = 0; table.over === null; i++) {
      const seat = table.pending[0]!;
      const sight = new Sight(table, seat);
      if (i > 60 && needsThought(sight) && isIt(sight)) return sight;
      table.decide(seat, chooseAny(table.options(seat), table.choose(seat), random));
    }
  }
}

describe('the search', () => {
  const thinkers = thinkersOn(2);
  afterAll(() => thinkers.close());

  it('gives the same result with and without threads, for the same number of iterations', async () => {
    const sight = midGame();
    const alone = mastermindOf(40).answer(sight, randomFrom('chance'));
    const { answer, iterations, found } = await thinkers.think(sight, randomFrom('chance'), {
      iterations: 40,
    });
    expect(answer).toBe(alone);
    expect(iterations).toBe(40);
    expect(found.reduce((sum, { tried }) => sum + tried, 0)).toBe(40);
  });

  it('tries the choice of a survivor most, and the other options by how well they do', () => {
    const sight = midGame();
    const first = sight.options[0]!;
    const search = new Search(mindOf(game.id), sight, first, randomFrom('chance'));
    search.run(300);
    const [own, ...rivals] = found(search) as [Found, ...Found[]];
    expect(own).toMatchObject({ option: first, tried: 100 });
    const mean = ({ sum, tried }: Found): number => sum / tried;
    const ranked = rivals.toSorted((a, b) => mean(b) - mean(a));
    expect(ranked[0]!.tried).toBeGreaterThan(2 * ranked.at(-1)!.tried);
  });

  it('stops when told, with an answer, and reports how much it searched', async () => {
    const sight = midGame();
    const stop = new AbortController();
    const heard: number[] = [];
    const { answer, iterations } = await thinkers.think(sight, randomFrom('chance'), {
      signal: stop.signal,
      onProgress(done) {
        heard.push(done);
        if (done > 300) stop.abort();
      },
    });
    expect(sight.options).toContain(answer);
    expect(iterations).toBeGreaterThan(300);
    expect(heard.at(-1)).toBe(iterations);
  });

  it('does not search where habit strongly rejects every other option', async () => {
    const mind = mindOf(game.id);
    const sight = midGame((one) => isSettled(one) === true);
    const heard: number[] = [];
    const { answer, iterations } = await thinkers.think(sight, randomFrom('chance'), {
      onProgress: (done) => heard.push(done),
    });
    expect(thinkable(mind, sight, randomFrom('chance'))).toEqual([answer]);
    expect(iterations).toBe(0);
    expect(heard.every((done) => done === 0)).toBe(true);
  });

  it('stops when its time is up', async () => {
    const sight = midGame();
    const { answer } = await thinkers.think(sight, randomFrom('chance'), { milliseconds: 1 });
    expect(sight.options).toContain(answer);
  });
});

describe('the verdict', () => {
  const DOUBT = 4;
  /** A number of results, and how many of them were wins. */
  const of = (option: number, tried: number, won: number, manner = 0): Found => ({
    option: option as Option,
    manner,
    tried,
    sum: won,
    squares: won,
  });
  const first = (doubt: number, ...found: Found[]): number => sumUp([found], doubt)[0]!.option;

  it('is the choice of a survivor, unless something is clearly better', () => {
    expect(first(DOUBT, of(1, 100, 40), of(2, 100, 60))).toBe(1);
    expect(first(DOUBT, of(1, 500, 200), of(2, 500, 300))).toBe(2);
    expect(first(DOUBT, of(1, 100, 20), of(2, 20, 20))).toBe(1);
  });

  it('changes sooner where there is less doubt', () => {
    expect(first(1, of(1, 100, 40), of(2, 100, 60))).toBe(2);
    expect(first(1, of(1, 100, 40), of(2, 100, 42))).toBe(1);
  });

  it('keeps different ways to go on after the same option apart', () => {
    expect(sumUp([[of(1, 500, 200), of(2, 500, 150), of(2, 500, 400, 1)]], DOUBT)).toEqual([
      of(2, 500, 400, 1),
      of(1, 500, 200),
      of(2, 500, 150),
    ]);
  });

  it('is the same for several lines as for one with all of their results', () => {
    const half = [of(1, 250, 100), of(2, 250, 150)];
    expect(sumUp([half, half], DOUBT)).toEqual(sumUp([[of(1, 500, 200), of(2, 500, 300)]], DOUBT));
  });
});
