import { expect, it } from 'vitest';
import type { Scene } from '../table/scene.ts';
import type { Beat } from './beat.ts';
import { shotOf } from './shot.ts';

const scene = {
  places: [{ id: 'a' }, { id: 'b' }],
  pieces: [
    { id: 'me', place: 'a' },
    { id: 'queen', place: 'b' },
  ],
} as unknown as Scene;
const beat = (more: Partial<Beat>): Beat =>
  ({
    shows: 'mark',
    great: null,
    betrayal: null,
    creature: null,
    place: null,
    piece: null,
    other: null,
    ...more,
  }) as Beat;
const creature = { icon: 'type.queen', drawing: 'type.queen', rank: 4 };

it('looks at the room in which something great happens, or at the one of whoever it happens to', () => {
  expect(shotOf(scene, beat({ shows: 'strike', piece: 'queen' }), null)?.id).toBe('b');
  expect(shotOf(scene, beat({ great: ['skull', 'danger'], place: 'a' }), null)?.id).toBe('a');
  expect(shotOf(scene, beat({ shows: 'rise', creature, place: 'b' }), null)?.id).toBe('b');
});

it('stays for what comes of it there, and leaves with what happens elsewhere', () => {
  const hurt = beat({ piece: 'me' });
  expect(shotOf(scene, hurt, null)).toBeNull();
  expect(shotOf(scene, hurt, 'a')?.id).toBe('a');
  expect(shotOf(scene, hurt, 'b')).toBeNull();
});

it('does not look at what happens far away, is nowhere, or is only told', () => {
  const strike = { shows: 'strike', piece: 'queen' } as const;
  expect(shotOf(scene, beat({ ...strike, small: true }), null)).toBeNull();
  expect(shotOf(scene, beat({ ...strike, piece: 'gone' }), null)).toBeNull();
  expect(shotOf(scene, beat({ great: ['event', 'warn'] }), null)).toBeNull();
});
