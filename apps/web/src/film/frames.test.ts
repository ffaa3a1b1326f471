import { asSeat } from '@deadlight/engine';
import { expect, it } from 'vitest';
import type { Fate } from '../end/end-scene.ts';
import type { Scene } from '../table/scene.ts';
import { type Frame, frameOf, reelOf, wayOf } from './frames.ts';

const people = ['a', 'b'].map((id, seat) => ({ id, seat, colour: 'amber' }));
const at = (places: Readonly<Record<string, string>>): Frame =>
  frameOf(
    {
      people,
      places: [],
      pieces: Object.entries(places).map(([id, place]) => ({ id, kind: 'person', place })),
    } as unknown as Scene,
    (piece) => piece,
  );
const fate = (seat: number, alive: boolean): Fate =>
  ({ seat: asSeat(seat), ref: `@seat.${seat}`, alive }) as unknown as Fate;

const frames = [at({ a: '1', b: '1' }), at({ a: '2', b: '3' }), at({ a: '2' }), at({ a: '4' })];

it('follows the one who looks, room by room', () => {
  const reel = reelOf(frames, [fate(0, true), fate(1, false)], asSeat(0), () => null);
  expect(reel.hero).toBe('a');
  expect(wayOf(reel, 'a', 3)).toEqual(['1', '2', '4']);
  expect(wayOf(reel, 'a', 1)).toEqual(['1', '2']);
});

it('marks where somebody died, as the story tells it, and leaves out those who are still there', () => {
  const fates = [fate(0, true), fate(1, false)];
  const [gone, ...others] = reelOf(frames, fates, asSeat(0), () => null).gone;
  expect(others).toEqual([]);
  expect(gone).toMatchObject({ person: 'b', place: '3', died: true, since: 2 });
  const told = reelOf(frames, fates, asSeat(0), (ref) => (ref === '@seat.1' ? '9' : null));
  expect(told.gone[0]!.place).toBe('9');
});

it('ends with the last one who went, where nobody in particular looks', () => {
  const reel = reelOf(frames, [fate(0, true), fate(1, false)], asSeat(-1), () => null);
  expect(reel.hero).toBe('b');
});
