import { describe, expect, it } from 'vitest';
import { applyChanges, changesBetween } from './changes.ts';
import { asSeat } from './seats.ts';
import type { View } from './view.ts';

const view = (vars: unknown, more: Partial<View> = {}): View => ({
  game: 'test',
  rules: 1,
  seat: asSeat(0),
  seats: 2,
  vars,
  zones: {},
  notes: [],
  asked: [],
  question: null,
  over: null,
  ...more,
});

const CASES: [string, unknown, unknown, unknown][] = [
  ['nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, {}],
  ['a number', { round: 3 }, { round: 4 }, { vars: { round: [4] } }],
  ['a field that is new', {}, { fire: true }, { vars: { fire: [true] } }],
  ['a field that is gone', { fire: true }, {}, { vars: { fire: 0 } }],
  ['what became nothing', { fire: 1 }, { fire: null }, { vars: { fire: [null] } }],
  ['what was nothing', { at: null }, { at: { x: 0 } }, { vars: { at: [{ x: 0 }] } }],
  ['the end of a list', [1, 2], [1, 2, 3, 4], { vars: [2, 0, 3, 4] }],
  ['the middle of a list', [1, 2, 3, 4], [1, 9, 4], { vars: [1, 2, 9] }],
  ['a list that is emptied', [1, 2], [], { vars: [0, 2] }],
  [
    'one of several records',
    [{ hp: 3 }, { hp: 3 }],
    [{ hp: 3 }, { hp: 2 }],
    { vars: { 1: { hp: [2] } } },
  ],
  ['a list that became a record', { a: [] }, { a: {} }, { vars: { a: [{}] } }],
];

describe('changes', () => {
  it.each(CASES)('tell of %s', (_name, before, after, told) => {
    const changes = changesBetween(view(before), view(after));
    expect(changes).toEqual(told);
    const was = view(before);
    expect(applyChanges(was, changes)).toEqual(view(after));
    expect(was).toEqual(view(before));
  });

  it('share what did not change', () => {
    const before = view({ far: { deep: [1] }, near: 1 });
    const after = applyChanges(
      before,
      changesBetween(before, view({ far: { deep: [1] }, near: 2 })),
    );
    expect((after.vars as { far: object }).far).toBe((before.vars as { far: object }).far);
  });
});
