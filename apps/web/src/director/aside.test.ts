import { describe, expect, it } from 'vitest';
import type { Piece, Scene } from '../table/scene.ts';
import { seenFrom } from './aside.ts';
import type { Beat } from './beat.ts';
import { isLarge } from './pacing.ts';

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

const ADULT = { icon: 'type.adult', drawing: 'adult', rank: 2 };
const LARVA = { icon: 'type.larva', drawing: 'larva', rank: 0, swarms: true };
const QUEEN = { icon: 'type.queen', drawing: 'queen', rank: 4 };
const isNew = ({ creature }: Beat): boolean => creature?.drawing === 'new';
const looked = (...beats: readonly Beat[]): boolean[] =>
  seenFrom(beats, scene, isNew).map((one) => one.looked);
const large = (one: Beat): boolean => isLarge(seenFrom([one], scene, isNew)[0]!.beat);

describe('what I see', () => {
  it('happens in my room or at its doors', () => {
    expect(looked(beat({ piece: 'far' }))).toEqual([false]);
    expect(looked(beat({ place: 'b' }))).toEqual([false]);
    expect(looked(beat({ piece: 'here' }))).toEqual([true]);
    expect(looked(beat({ shows: 'walk', piece: 'far', place: 'a' }))).toEqual([true]);
    expect(looked(beat({ shows: 'noise', ends: ['a', 'b'] }))).toEqual([true]);
    expect(looked(beat({ shows: 'noise', ends: ['b', 'c'] }))).toEqual([false]);
  });

  it('is that somebody leaves, but not what they find behind the door', () => {
    const leaves = beat({ shows: 'walk', piece: 'here', place: 'b' });
    expect(looked(leaves, beat({ shows: 'tile', place: 'b' }), beat({ piece: 'here' }))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('is what everybody should see', () => {
    expect(looked(beat({ shows: 'card', great: ['event', 'warn'] }))).toEqual([true]);
    expect(looked(beat({ place: 'c', shows: 'fall', great: ['skull', 'danger'] }))).toEqual([true]);
    expect(looked(beat({ place: 'c', fate: 'stunned' }))).toEqual([true]);
    expect(looked(beat({ place: 'c', shows: 'rise', creature: QUEEN }))).toEqual([true]);
    expect(
      looked(beat({ place: 'c', shows: 'rise', creature: { ...ADULT, drawing: 'new' } })),
    ).toEqual([true]);
  });

  it('is not shown large far away, nor one more of the least', () => {
    const attack = beat({ shows: 'strike', place: 'c', great: ['claw', 'danger'] });
    expect(looked(attack)).toEqual([false]);
    expect(large(attack)).toBe(false);
    expect(large({ ...attack, place: 'a' })).toBe(true);
    const stab = beat({
      ...attack,
      harm: 'hurt',
      betrayal: { culprit: 'x', name: 'x', deed: attack.line },
    });
    expect(looked(stab)).toEqual([false]);
    expect(large({ ...stab, place: 'a' })).toBe(true);
    expect(looked({ ...stab, harm: 'death' })).toEqual([true]);
    expect(large(beat({ shows: 'rise', place: 'a', creature: ADULT }))).toBe(true);
    expect(large(beat({ shows: 'rise', place: 'a', creature: LARVA }))).toBe(false);
  });
});
