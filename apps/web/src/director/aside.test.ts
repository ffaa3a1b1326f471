import { describe, expect, it } from 'vitest';
import type { Piece, Scene } from '../table/scene.ts';
import { isAside } from './aside.ts';
import type { Beat } from './beat.ts';

const piece = (id: string, place: string, own = false): Piece =>
  ({ id, place, kind: 'person', own }) as Piece;
/** I am in a, with somebody. */
const scene = {
  pieces: [piece('me', 'a', true), piece('here', 'a'), piece('far', 'c')],
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
  it('is what happens neither in my room nor at its doors', () => {
    expect(isAside([beat({ piece: 'far' }), beat({ place: 'b' })], scene)).toBe(true);
    expect(isAside([beat({ piece: 'far' }), beat({ piece: 'here' })], scene)).toBe(false);
    expect(isAside([beat({ shows: 'walk', piece: 'far', place: 'a' })], scene)).toBe(false);
    expect(isAside([beat({ shows: 'noise', ends: ['a', 'b'] })], scene)).toBe(false);
    expect(isAside([beat({ shows: 'noise', ends: ['b', 'c'] })], scene)).toBe(true);
  });

  it('is nothing that everybody should see', () => {
    expect(isAside([beat({ place: 'c', great: ['event', 'warn'] })], scene)).toBe(false);
    expect(isAside([beat({ place: 'c', shows: 'rise' })], scene)).toBe(false);
    expect(isAside([beat({ place: 'c', fate: 'stunned' })], scene)).toBe(false);
  });
});
