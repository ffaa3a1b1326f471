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

it('looks at the room in which something great happens, or at that of the person it happens to', () => {
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

it('looks at a section that loses its power from my room, or, if I am elsewhere, at all of it', () => {
  const places = [
    { id: 'a', x: 50, y: 50, width: 20, height: 10 },
    { id: 'b', x: 100, y: 50, width: 20, height: 10 },
    { id: 'c', x: 0, y: 0, width: 20, height: 10 },
  ];
  const dark = beat({ shows: 'light', great: ['dark', 'danger'], part: ['a', 'b'] });
  const seenFrom = (place: string) =>
    shotOf({ places, pieces: [{ id: 'me', own: true, place }] } as unknown as Scene, dark, null);
  expect(seenFrom('b')).toEqual({ id: 'b', box: { left: 90, top: 45, width: 20, height: 10 } });
  expect(seenFrom('c')?.box).toEqual({ left: 40, top: 45, width: 70, height: 10 });
});

it('does not look at what happens far away, is nowhere, or is only told', () => {
  const strike = { shows: 'strike', piece: 'queen' } as const;
  expect(shotOf(scene, beat({ ...strike, small: true }), null)).toBeNull();
  expect(shotOf(scene, beat({ ...strike, piece: 'gone' }), null)).toBeNull();
  expect(shotOf(scene, beat({ great: ['event', 'warn'] }), null)).toBeNull();
});
