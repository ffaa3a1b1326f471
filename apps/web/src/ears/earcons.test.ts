import type { Moment } from '@deadlight/host';
import { expect, it } from 'vitest';
import type { BrowserGame } from '../games/game.ts';
import type { Scene } from '../table/scene.ts';
import { earconsOf } from './earcons.ts';

const place = (id: string, x: number, ...neighbours: string[]) => ({
  id,
  x,
  y: 0,
  width: 10,
  height: 10,
  neighbours,
});
const scene = {
  width: 400,
  places: [
    place('west', 100, 'home'),
    place('home', 200, 'west', 'east'),
    place('east', 300, 'home', 'far'),
    place('far', 390, 'east'),
  ],
  ways: [],
  pieces: [{ id: 'me', place: 'home', own: true }],
} as unknown as Scene;
const game = {
  app: { telling: { events: {} } },
  castOf: () => ({
    cues: {
      noise: [{ shows: 'room', ms: 1, sound: 'noise' }],
      secret: [{ shows: 'room', ms: 1, sound: 'door', secret: true }],
      card: [{ shows: 'room', ms: 1, sound: 'card' }],
    },
    pieceOf: () => null,
    placeOf: ({ data }: { data: { at: string } }) => data.at,
    endsOf: () => null,
    isMine: () => false,
    creatureOf: () => null,
  }),
} as unknown as BrowserGame;
const after = (...news: readonly (readonly [string, string])[]): Moment =>
  ({ view: {}, news: news.map(([what, at]) => ({ what, data: { at } })) }) as unknown as Moment;

it('sounds on the side where it happens, and farther away with each room between', () => {
  const [west, far] = earconsOf(game, scene, after(['noise', 'west'], ['noise', 'far']));
  expect(west).toMatchObject({ sound: 'noise', away: 1, pan: -0.5 });
  expect(far).toMatchObject({ sound: 'noise', away: 2, pan: 0.95 });
});

it('tells nothing that is secret, and no cards', () => {
  expect(earconsOf(game, scene, after(['secret', 'east'], ['card', 'east']))).toEqual([]);
});
