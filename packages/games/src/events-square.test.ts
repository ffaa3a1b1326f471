import { describe, expect, it } from 'vitest';
import { EVENTS as FACILITY_EVENTS } from './lockdown/data/events.ts';
import { EVENTS as SHIP_EVENTS } from './nemesis/data/events.ts';

interface Card {
  readonly id: string;
  readonly moves: readonly string[];
  readonly corridor: number;
  readonly second?: number;
}

const CORRIDORS = [1, 2, 3, 4];

/** By who moves: the corridors of the cards that move them, in order. */
function byMovers(cards: readonly Card[]): Record<string, number[]> {
  const sets: Record<string, number[]> = {};
  for (const { moves, corridor } of cards) {
    const key = moves.toSorted().join(' ');
    sets[key] = [...(sets[key] ?? []), corridor].sort((a, b) => a - b);
  }
  return sets;
}

/** How often a deck sends Intruders through each corridor. */
const throughEach = (cards: readonly Card[]): number[] =>
  CORRIDORS.map(
    (number) =>
      cards.flatMap(({ corridor, second }) => [corridor, second]).filter((one) => one === number)
        .length,
  );

const deckOf = (race: 'night-stalkers' | 'intruders'): Card[] =>
  FACILITY_EVENTS.filter((event) => event.race === race);

describe('Event cards', () => {
  const twice = deckOf('night-stalkers').filter(({ second }) => second !== undefined);

  it.each([
    ['Nemesis', SHIP_EVENTS as readonly Card[]],
    ['the Night Stalkers', deckOf('night-stalkers').filter((card) => !twice.includes(card))],
  ])('of %s are a square: five sets of movers, each through every corridor once', (_of, cards) => {
    const sets = Object.values(byMovers(cards));
    expect(sets).toHaveLength(5);
    for (const corridors of sets) expect(corridors).toEqual(CORRIDORS);
  });

  it('that move twice leave the deck of the Night Stalkers balanced', () => {
    expect(twice.map(({ id }) => id).sort()).toEqual(['kickstopper', 'thats-hot']);
    expect(new Set(throughEach(deckOf('night-stalkers'))).size).toBe(1);
  });

  it('of the Intruders in the facility send them through each corridor as often', () => {
    const deck = deckOf('intruders');
    expect(throughEach(deck)).toEqual(CORRIDORS.map(() => deck.length / CORRIDORS.length));
    expect(byMovers(deck)['breeder queen']).toEqual(CORRIDORS);
  });
});
