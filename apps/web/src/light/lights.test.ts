import { describe, expect, it } from 'vitest';
import type { Piece, Place, Scene, Way } from '../table/scene.ts';
import { lightsAt, passagesTo } from './changes.ts';
import { FLICKERS, flickerOf, runOf } from './flicker.ts';
import { type Light, lightsOf, MAX_LIGHTS, ownSpot } from './lights.ts';
import { lightPatches, type Palette, shadePatches } from './patches.ts';

const room = (id: string, x: number, more: Partial<Place> = {}): Place => ({
  id,
  x,
  y: 100,
  width: 100,
  height: 80,
  shape: 'room',
  number: id,
  name: id,
  icon: null,
  known: 'explored',
  find: null,
  marks: [],
  burning: false,
  dark: false,
  ducts: [],
  explanation: '',
  neighbours: [],
  ...more,
});

const way = (from: Place, to: Place, more: Partial<Way> = {}): Way => ({
  id: `${from.id}-${to.id}`,
  from: from.id,
  to: to.id,
  points: [
    [from.x + 50, 100],
    [to.x - 50, 100],
  ],
  numbers: '',
  noise: false,
  door: 'none',
  path: false,
  label: '',
  ...more,
});

const me: Piece = { id: 'me', place: 'a', kind: 'person', label: '', icon: '', own: true };

const sceneOf = (
  places: readonly Place[],
  ways: readonly Way[] = [],
  pieces: readonly Piece[] = [],
): Scene => ({ places, ways, pieces }) as unknown as Scene;

const find = (lights: readonly Light[], id: string) => lights.find((one) => one.id === id);

describe('the lights of a scene', () => {
  it('a room that is known and has power has a lamp; what is unknown is black, with dust', () => {
    const { lights, shades } = lightsOf(
      sceneOf([room('a', 100), room('b', 300, { known: 'unknown' })]),
    );
    expect(lights.map(({ id, kind }) => [id, kind])).toEqual([['lamp:a', 'lamp']]);
    expect(shades).toMatchObject([{ id: 'b', unexplored: true }]);
  });

  it('a room without power has only its emergency light, one with a malfunction fails at times', () => {
    const broken = { marks: [{ icon: 'malfunction', label: '', tone: 'warn' as const }] };
    const { lights, shades } = lightsOf(
      sceneOf([room('a', 100, { dark: true }), room('b', 300, broken)]),
    );
    expect(find(lights, 'lamp:a')?.kind).toBe('emergency');
    expect(find(lights, 'lamp:b')?.faulty).toBe(true);
    expect(shades).toMatchObject([{ id: 'a', unexplored: false }]);
  });

  it('fire shines through open doors into the next room, and not through closed ones', () => {
    const [a, b, c] = [room('a', 100, { burning: true }), room('b', 300), room('c', -100)];
    const { lights } = lightsOf(sceneOf([a, b, c], [way(a, b), way(c, a, { door: 'closed' })]));
    const beyond = find(lights, 'fire:a>b')!;
    expect(beyond.x).toBeLessThan(250);
    expect(beyond.beam).toMatchObject({ dx: 1, dy: 0 });
    expect(beyond.clips).toMatchObject([{ x: 300 }]);
    expect(find(lights, 'fire:a>c')).toBeUndefined();
    // Its own room and the one corridor that is open.
    expect(find(lights, 'fire:a')!.clips).toMatchObject([{ x: 100 }, { x: 200, halfHeight: 9 }]);
  });

  it('a torch is where my figure is, and nobody else’s', () => {
    const other: Piece = { ...me, id: 'other', own: false };
    const scene = sceneOf([room('a', 100)], [], [me, other]);
    const torches = lightsOf(scene).lights.filter(({ kind }) => kind === 'torch');
    expect(torches.map(({ id }) => id)).toEqual(['torch:me']);
    expect([torches[0]!.x, torches[0]!.y]).toEqual(ownSpot(scene));
  });

  it('noise runs along its corridor towards me', () => {
    const [a, b] = [room('a', 100), room('b', 300)];
    const { lights } = lightsOf(sceneOf([a, b], [way(a, b, { noise: true })], [me]));
    expect(find(lights, 'noise:a-b')!.path).toEqual([
      [250, 100],
      [150, 100],
    ]);
  });

  it('there are never too many; those that matter most are kept', () => {
    const places = Array.from({ length: 60 }, (_, i) => room(`r${i}`, 200 * i));
    const { lights } = lightsOf(sceneOf(places, [], [{ ...me, place: 'r59' }]));
    expect(lights).toHaveLength(MAX_LIGHTS);
    expect(lights[0]!.kind).toBe('torch');
  });
});

describe('the change from one light to the next', () => {
  const places = [room('a', 100), room('b', 300), room('c', 500)];
  const lit = lightsOf(sceneOf(places, [], [me]));
  const dark = lightsOf(
    sceneOf(
      places.map((one) => ({ ...one, dark: true })),
      [],
      [me],
    ),
  );
  const powered = (time: number): string[] =>
    lightsAt(passagesTo(lit.lights, dark, [100, 100], 0), time)
      .filter(({ kind, strength }) => kind === 'lamp' && strength > 0)
      .map(({ id }) => id);

  it('lamps die one after the other, and darkness comes towards me', () => {
    expect(powered(0)).toEqual(['lamp:a', 'lamp:b', 'lamp:c']);
    expect(powered(400)).toEqual(['lamp:a', 'lamp:b']);
    expect(powered(600)).toEqual(['lamp:a']);
    expect(powered(passagesTo(lit.lights, dark, [100, 100], 0).ends)).toEqual([]);
  });

  it('my torch goes with me, and lights both rooms on the way', () => {
    const there = lightsOf(sceneOf(places, [], [{ ...me, place: 'b' }]));
    const passages = passagesTo(lit.lights, there, null, 0);
    const [before, after] = [find(lit.lights, 'torch:me')!, find(there.lights, 'torch:me')!];
    const halfway = find(lightsAt(passages, 120), 'torch:me')!;
    expect(halfway.x).toBeGreaterThan(before.x);
    expect(halfway.x).toBeLessThan(after.x);
    expect(halfway.clips).toHaveLength(2);
    expect(find(lightsAt(passages, 1000), 'torch:me')).toEqual(after);
  });

  it('a new sound runs through its corridor, and is heard no more than twice', () => {
    const noisy = lightsOf(sceneOf(places, [way(places[0]!, places[1]!, { noise: true })], [me]));
    const passages = passagesTo(lit.lights, noisy, null, 0);
    const at = (ms: number) => find(lightsAt(passages, ms), 'noise:a-b~')?.x;
    expect(at(100)).toBeGreaterThan(at(700)!);
    expect(at(5000)).toBeUndefined();
    expect(
      runOf(
        [
          [0, 0],
          [10, 0],
        ],
        450,
      ),
    ).toEqual([5, 0]);
  });
});

it('fire flickers at most fifteen times a second, together with what it throws through doors', () => {
  const fire = { id: 'fire:a', kind: 'fire' } as Light;
  const values = Array.from({ length: 1000 }, (_, ms) => flickerOf(fire, ms));
  const changes = values.filter((value, i) => i > 0 && value !== values[i - 1]);
  expect(changes.length).toBeLessThanOrEqual(FLICKERS);
  expect(changes.length).toBeGreaterThan(8);
  expect(flickerOf({ ...fire, id: 'fire:a>b' }, 400)).toBe(flickerOf(fire, 400));
  for (const value of values) expect(value).toBeGreaterThan(0.6);
  expect(flickerOf({ id: 'lamp:a', kind: 'lamp' } as Light, 400)).toBe(1);
});

it('each light is painted once for every box that it falls into; by day as a wash', () => {
  const tint = [1, 1, 1] as const;
  const tints = {
    lamp: tint,
    emergency: tint,
    fire: tint,
    torch: tint,
    noise: tint,
    creature: tint,
  };
  const night: Palette = { day: false, gloom: 0.5, night: tint, dust: tint, tints };
  const [a, b] = [room('a', 100), room('b', 300, { known: 'unknown' })];
  const { lights, shades } = lightsOf(sceneOf([a, b], [way(a, b)]));
  const [inRoom, inCorridor] = lightPatches(lights, night, null);
  expect([inRoom!.clip.x, inCorridor!.clip.x]).toEqual([100, 200]);
  const [byDay] = lightPatches(lights, { ...night, day: true }, null);
  expect(byDay!.opacity).toBeLessThan(inRoom!.opacity);
  expect(shadePatches(shades, night)[0]).toMatchObject({ dust: true, radius: 0 });
  expect(shadePatches(shades, { ...night, day: true })[0]!.opacity).toBeLessThan(0.5);
});
