import { asSeat } from '@deadlight/engine';
import { describe, expect, it } from 'vitest';
import { OBJECTIVES as OF_FACILITY } from '../lockdown/data/objectives.ts';
import { OBJECTIVES as OF_SHIP } from '../nemesis/data/objectives.ts';
import { conditionName, isAsked, otherNumbered, type Term } from './conditions.ts';

const terms: readonly Term[] = [...OF_SHIP, ...OF_FACILITY].flatMap(({ anyOf }) => anyOf.flat());

describe('conditions of Objectives', () => {
  it('have a name that says their parameters', () => {
    expect(conditionName({ asks: 'nest-destroyed' })).toBe('nest-destroyed');
    expect(conditionName({ asks: 'knowledge-at-least', count: 6 })).toBe('knowledge-at-least-6');
    expect(conditionName({ asks: 'player-dead', player: 3 })).toBe('player-3-dead');
    expect(conditionName({ asks: 'sections-explored', sections: [1, 3] })).toBe(
      'sections-explored-s-01-s-03',
    );
  });

  it('have a name each: terms of one name are equal', () => {
    const byName = new Map(terms.map((term) => [conditionName(term), term]));
    for (const term of terms) expect(byName.get(conditionName(term))).toEqual(term);
  });

  it('keep their numbers out of what they ask for', () => {
    for (const { asks } of terms) expect(asks).not.toMatch(/\d/);
  });

  it('are asked for whatever their parameters', () => {
    const all: Term[] = [{ asks: 'knowledge-at-least', count: 8 }];
    expect(isAsked(all, 'knowledge-at-least')).toBe(true);
    expect(isAsked(all, 'nest-destroyed')).toBe(false);
  });

  it('find the other player of a number, but never oneself', () => {
    const vars = { number: [2, 1] };
    expect([1, 2, 3].map((player) => otherNumbered(vars, asSeat(0), player))).toEqual([1, -1, -1]);
  });
});
