import { describe, expect, it } from 'vitest';
import type { Piece, Scene, Way } from '../table/scene.ts';
import { isAside, placesInSight } from './aside.ts';
import type { Beat } from './beat.ts';

const way = (from: string, to: string): Way => ({ id: `${from}-${to}`, from, to }) as Way;
const piece = (id: string, place: string, own = false): Piece =>
  ({ id, place, kind: 'person', own }) as Piece;
/** I am in a; b is next to it, c is not. */
const scene = {
  pieces: [piece('me', 'a', true), piece('near', 'b'), piece('far', 'c')],
  ways: [way('a', 'b'), way('b', 'c')],
} as unknown as Scene;
const beat = (more: Partial<Beat>): Beat =>
  ({
    shows: 'mark',
    place: null,
    ends: null,
    piece: null,
    other: null,
    creature: null,
    great: null,
    card: null,
    fate: null,
    betrayal: null,
    ...more,
  }) as Beat;

describe('what I do not see', () => {
  it('is what happens neither with me nor next door', () => {
    expect([...placesInSight(scene)].sort()).toEqual(['a', 'b']);
    expect(isAside([beat({ piece: 'far' }), beat({ place: 'c' })], scene)).toBe(true);
    expect(isAside([beat({ piece: 'far' }), beat({ piece: 'near' })], scene)).toBe(false);
    expect(isAside([beat({ shows: 'walk', piece: 'far', place: 'b' })], scene)).toBe(false);
    expect(isAside([beat({ shows: 'noise', ends: ['b', 'c'] })], scene)).toBe(false);
  });

  it('is nothing that everybody should see', () => {
    expect(isAside([beat({ place: 'c', great: ['event', 'warn'] })], scene)).toBe(false);
    expect(isAside([beat({ place: 'c', shows: 'rise' })], scene)).toBe(false);
    expect(isAside([beat({ place: 'c', fate: 'stunned' })], scene)).toBe(false);
  });
});
