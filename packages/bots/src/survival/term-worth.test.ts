import { ACTION_CARDS, ITEMS } from '@deadlight/games/rules/survival';
import { describe, expect, it } from 'vitest';
import { worthOfCard, worthOfItem } from './term-worth.ts';

const isShare = (worth: number): boolean => worth >= 0 && worth <= 1;

describe('the worth of the effects of cards and Items', () => {
  it('is known for every Action card: each has a term or a reaction that says what it is for', () => {
    const mute = ACTION_CARDS.filter(({ does, reaction }) => does.length === 0 && !reaction);
    expect(mute).toEqual([]);
    for (const card of ACTION_CARDS) expect(isShare(worthOfCard(card)), card.id).toBe(true);
  });

  it('is known for every Item, except those that are consumed', () => {
    const spent = new Set(ITEMS.flatMap(({ spentTo }) => spentTo ?? []));
    const worthless = ITEMS.filter((one) => !one.weapon && worthOfItem(one) === 0);
    expect(worthless.filter(({ id }) => !spent.has(id))).toEqual([]);
    for (const item of ITEMS) expect(isShare(worthOfItem(item)), item.id).toBe(true);
  });

  it('is lower for a higher cost', () => {
    const worth = (id: string): number => worthOfCard(ACTION_CARDS.find((one) => one.id === id)!);
    expect(worth('fast-repairs')).toBeGreaterThan(worth('repairs'));
    expect(worth('repairs')).toBeGreaterThan(worth('basic-repairs'));
  });
});
