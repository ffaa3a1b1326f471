import { expect, it } from 'vitest';
import type { Fields } from './changes.ts';
import { Snapshot } from './snapshot.ts';

const STATES: Fields[] = [
  { round: 1, health: [4, 4, 4], used: [false, true], scan: null, by: [{ hp: 3 }, { hp: 3 }] },
  { round: 2, health: [4, 4, 4], used: [false, true], scan: null, by: [{ hp: 3 }, { hp: 3 }] },
  { round: 2, health: [4, 3, 4], used: [true, true], scan: { at: 1 }, by: [{ hp: 3 }, { hp: 1 }] },
  // A name that is new in the middle, one that is gone, and others that changed before and after.
  { round: 3, health: [4], fire: [[1]], scan: { at: [2] }, by: [] },
  { round: 3, health: [], scan: { at: [2] }, by: [null, 2, 'x', { hp: 1 }], fire: undefined },
  { round: 3, health: [null, 1], scan: { at: [2] }, by: [null, 2, 'x', { hp: 2 }] },
  // A list that became another kind of list, and large numbers.
  { round: 3, health: [1, 2], scan: { at: [2] }, by: [true, false] },
  { round: 3, health: [1, 70_000], scan: { at: [2] }, by: [0, 1] },
  { round: 4, health: [1, 70_001], scan: { at: [2] }, by: [0, 0.5] },
];

const CHANGES = [
  undefined,
  { round: [2] },
  { health: [1, 1, 3], used: [0, 1, true], scan: [{ at: 1 }], by: { 1: { hp: [1] } } },
  {
    round: [3],
    health: [1, 2],
    used: 0,
    fire: [[[1]]],
    scan: { at: [[2]] },
    by: [0, 2],
  },
  { health: [0, 1], fire: 0, by: [0, 0, null, 2, 'x', { hp: 1 }] },
  { health: [0, 0, null, 1], by: { 3: { hp: [2] } } },
  { health: [0, 2, 1, 2], by: [0, 4, true, false] },
  { health: [1, 1, 70_000], by: [0, 2, 0, 1] },
  { round: [4], health: [1, 1, 70_001], by: [1, 1, 0.5] },
];

it('reports changes since the last call, and shares nothing with the record', () => {
  const live = structuredClone(STATES[0]) as Record<string, unknown>;
  const snapshot = new Snapshot(live);
  for (const [i, state] of STATES.entries()) {
    for (const name of Object.keys(live)) delete live[name];
    Object.assign(live, structuredClone(state));
    const changes = snapshot.catchUp(live);
    const told = JSON.stringify(changes);
    expect(changes).toEqual(CHANGES[i]);
    // Later changes to the record affect neither the copy nor what was reported.
    for (const value of Object.values(live)) if (Array.isArray(value)) value.push(99);
    expect(JSON.stringify(changes)).toBe(told);
    for (const value of Object.values(live)) if (Array.isArray(value)) value.pop();
    expect(snapshot.catchUp(live)).toBeUndefined();
  }
});
