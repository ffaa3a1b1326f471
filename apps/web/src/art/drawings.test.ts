import { ROOMS as BASE } from '@deadlight/games/lockdown';
import { ROOMS as SHIP } from '@deadlight/games/nemesis';
import { rooms as panicRooms } from '@deadlight/games/panic';
import { cast } from '@deadlight/games/survival';
import { describe, expect, it } from 'vitest';
import { rooms as lockdown } from '../games/lockdown/rooms.ts';
import { rooms as nemesis } from '../games/nemesis/rooms.ts';
import panicIcons from '../games/panic/icons.json' with { type: 'json' };
import { rooms as panic } from '../games/panic/rooms.ts';
import { PORTRAITS, portraitOf, UNHURT, woundsDrawn } from '../people/portraits.ts';
import { partsOf, pathOf } from './drawing.ts';
import { litterOf } from './litter.ts';
import { PROPS } from './props.ts';
import { FRAME, floorOf, layersOf, planOf } from './room-drawing.ts';

const ROOMS = { nemesis, lockdown, panic } as const;
const pointsIn = (path: string): (readonly [number, number])[] =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

describe.each(Object.keys(ROOMS) as (keyof typeof ROOMS)[])('the rooms of %s', (game) => {
  const rooms = ROOMS[game];

  it('have a drawing of their own each', () => {
    expect(new Set(Object.values(rooms)).size).toBe(Object.keys(rooms).length);
  });

  it.each(Object.keys(rooms))('%s has things that say what it is, where they are seen', (id) => {
    const { puts } = planOf(rooms[id]!);
    expect(puts.length).toBeGreaterThanOrEqual(4);
    expect(new Set(puts.map(({ prop }) => prop)).size).toBeGreaterThanOrEqual(3);
    for (const { prop, x, y } of puts) {
      expect(x, prop).toBeGreaterThanOrEqual(0);
      expect(x, prop).toBeLessThanOrEqual(FRAME.width);
      expect(y, prop).toBeGreaterThanOrEqual(0);
      expect(y, prop).toBeLessThanOrEqual(FRAME.height);
    }
    expect(floorOf(rooms[id]!)).toMatch(/^M/);
    for (const { d } of layersOf(rooms[id]!)) expect(d).toMatch(/^M[\d.\s,MCLQTZ-]+$/);
  });
});

it('every room of the rules has its drawing', () => {
  const ids = (rooms: readonly { readonly id: string }[]) => rooms.map(({ id }) => `room.${id}`);
  expect(Object.keys(nemesis)).toEqual(expect.arrayContaining(ids(SHIP)));
  expect(Object.keys(lockdown)).toEqual(expect.arrayContaining([...ids(BASE), 'bunker']));
  expect(Object.keys(panic).sort()).toEqual(
    [...new Set(panicRooms.ROOM_CARDS.map(({ type }) => `room.${type}`))].sort(),
  );
});

it('nothing is drawn that no room has', () => {
  const used = new Set(
    Object.values(ROOMS).flatMap((rooms) =>
      Object.values(rooms).flatMap((room) => planOf(room).puts.map(({ prop }) => prop)),
    ),
  );
  expect(Object.keys(PROPS).filter((prop) => !used.has(prop))).toEqual([]);
});

it('what lies in a room is drawn: bags as often as something can be found, fire, sparks, traces', () => {
  const mark = (icon: string, text?: string) =>
    ({ icon, label: icon, tone: 'plain', ...(text === undefined ? {} : { text }) }) as const;
  const made = (marks: readonly ReturnType<typeof mark>[], burning = false) =>
    litterOf({ marks, burning }, burning ? ['blood', 'scorch'] : []).map((bit) => bit.made);
  expect(made([])).toEqual([]);
  expect(made([mark('items', '2R')]).filter((one) => one === 'bag')).toHaveLength(2);
  expect(made([mark('items', '0W')])).toEqual([]);
  expect(made([mark('malfunction')])).toContain('spark');
  expect(made([], true)).toEqual(expect.arrayContaining(['blood', 'scorch', 'flame']));
});

it('everybody has a portrait, and a stranger has a helmet', () => {
  const wanted = [
    ...cast.CHARACTERS.map(({ id }) => `character.${id}`),
    ...Object.keys(panicIcons).filter((id) => id.startsWith('badge.')),
    'who.android',
  ];
  expect(Object.keys(PORTRAITS)).toEqual(expect.arrayContaining(wanted));
  expect(portraitOf('character.unheard-of')).toBe(PORTRAITS['seat']);
  expect(new Set(Object.values(PORTRAITS)).size).toBe(Object.keys(PORTRAITS).length);
});

it.each(Object.entries(PORTRAITS))('%s stays near its frame', (_, portrait) => {
  for (const { shape } of partsOf(portrait))
    for (const [x, y] of pointsIn(pathOf(shape))) {
      expect(x).toBeGreaterThanOrEqual(-10);
      expect(x).toBeLessThanOrEqual(130);
      expect(y).toBeGreaterThanOrEqual(-20);
      expect(y).toBeLessThanOrEqual(150);
    }
});

it('wounds show, each at another place', () => {
  expect(woundsDrawn(UNHURT)).toEqual([]);
  const all = woundsDrawn({ light: 2, serious: 3, dead: true });
  expect(new Set(all).size).toBe(6);
  for (const wound of all)
    for (const { shape } of partsOf(wound)) expect(pathOf(shape)).toMatch(/^M/);
});

it('a drawing without a tone is refused, and told so', () => {
  expect(() => partsOf('M0 0L1 1')).toThrow('begins with its tone');
  expect(() => layersOf('plate: nothing-like-it 1 2')).toThrow('no drawing of "nothing-like-it"');
});
