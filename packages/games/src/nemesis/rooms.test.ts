import { checkSetup, type OptionValue, Table, truthOf } from '@deadlight/engine';
import { describe, expect, it } from 'vitest';
import { DECKS, SYMBOLS } from '../packs/items.ts';
import { tokenOf } from '../survival/things.ts';
import type { SurvivalTable, Vars } from '../survival/vars.ts';
import { ZONE } from '../survival/zones.ts';
import { ITEMS, RECIPES, TOKENS } from './data/box.ts';
import { COORDINATES, DESTINATIONS } from './data/course.ts';
import { ROOMS } from './data/rooms.ts';
import { game as nemesis } from './game.ts';
import { nemesisRigging } from './rigging.ts';

const roomsWhere = (is: (room: (typeof ROOMS)[number]) => boolean): string[] =>
  ROOMS.filter(is)
    .map(({ id }) => id)
    .sort();

const ofColour = (colour: string): string[] => roomsWhere((room) => room.colour === colour);

describe('Rooms and Items as printed', () => {
  it('have the background colours that decide the deck [NEM-ITEM-14]', () => {
    expect(ofColour('red')).toEqual(['armory', 'command-center', 'monitoring-room', 'storage']);
    expect(ofColour('yellow')).toEqual([
      'airlock-control',
      'comms-room',
      'engine-control-room',
      'fire-control-system',
      'generator',
    ]);
    expect(ofColour('green')).toEqual(['canteen', 'emergency-room', 'laboratory', 'surgery']);
    expect(ofColour('white')).toEqual([
      'cabins',
      'evacuation-section-a',
      'evacuation-section-b',
      'hatch-control-system',
      'shower-room',
    ]);
  });

  it('cannot be searched if they are special, the Nest or covered with Slime [NEM-ITEM-17]', () => {
    const special = roomsWhere(({ tile }) => tile === 'special');
    expect(ofColour('none')).toEqual([...special, 'nest', 'room-covered-with-slime'].sort());
  });

  it('have Computers in seven Rooms, none of them special [NEM-ROOM-GENERAL-01]', () => {
    expect(roomsWhere(({ computer }) => computer)).toEqual([
      'command-center',
      'comms-room',
      'engine-control-room',
      'fire-control-system',
      'generator',
      'laboratory',
      'monitoring-room',
    ]);
  });

  it('have component symbols on the named Items only [NEM-ITEM-21]', () => {
    // Which Items those are, the catalogue says (cards.test.ts); no weapon or Quest Item is one.
    const parts = ITEMS.filter(({ symbol }) => symbol !== undefined);
    expect(new Set(parts.map(({ symbol }) => symbol))).toEqual(new Set(SYMBOLS));
    for (const { id, back } of parts) expect(DECKS, id).toContain(back);
    expect(RECIPES.map(({ makes, of }) => `${makes}: ${of.join(' + ')}`)).toEqual([
      'antidote: fire + medical',
      'taser: electric + tool',
      'flamethrower: fire + tool',
      'molotov-cocktail: fire + cloth',
    ]);
  });

  it('have eight Coordinates cards, each with every destination once [NEM-ROOM-COCKPIT-03]', () => {
    expect(COORDINATES).toHaveLength(8);
    for (const card of COORDINATES) expect([...card].sort()).toEqual([...DESTINATIONS].sort());
    expect(new Set(COORDINATES.map((card) => card.join(' '))).size).toBe(8);
  });
});

interface After {
  readonly drawn: readonly string[];
  readonly bag: readonly string[];
  readonly noise: readonly string[];
  readonly intruders: Readonly<Record<string, string[]>>;
}

/** An Event Phase with a bag of several tokens, dealt again and again. */
function eventPhases(
  given: Record<string, unknown>,
  options: Record<string, OptionValue> = {},
): After[] {
  return Array.from({ length: 60 }, (_, i) => {
    const setup = checkSetup(nemesis, { seats: 2, seed: `bag-${i}`, options });
    const table = Table.start<Vars>(nemesis, setup);
    const layout = nemesisRigging.given.parse({
      crew: ['captain', 'scout'],
      turn: 'events',
      events: ['regeneration'],
      ...given,
    });
    nemesisRigging.rig(table, layout);
    table.run();
    return nemesisRigging.facts(truthOf(table)) as unknown as After;
  });
}

/** All tokens of a type, by name. */
const tokens = (type: string): string[] =>
  TOKENS.filter((token) => token.type === type).flatMap(({ number, copies }) =>
    Array.from({ length: copies }, () => `${type}-${number}`),
  );

describe('Bag Development', () => {
  it.each([
    ['larva-1', tokens('adult')],
    ['creeper-1', tokens('breeder')],
  ])('lets a %s go even if nothing can come for it [NEM-BAG-08-R]', (token, others) => {
    const after = eventPhases({ bag: [token, ...others] }).filter(
      ({ drawn }) => drawn[0] === token,
    );
    expect(after.length).toBeGreaterThan(0);
    for (const { bag } of after) expect([...bag].sort()).toEqual([...others].sort());
  });

  it('returns the blank even if no Adult is left to come [NEM-BAG-07] [NEM-BAG-14-R]', () => {
    const bag = ['blank', ...tokens('adult')];
    const after = eventPhases({ bag }).filter(({ drawn }) => drawn[0] === 'blank');
    expect(after.length).toBeGreaterThan(0);
    for (const one of after) expect([...one.bag].sort()).toEqual([...bag].sort());
  });

  const encounter = {
    bag: ['adult-2', 'blank'],
    rooms: { 14: 'canteen' },
    places: { captain: 14, scout: 'asleep' },
    noise: ['14-17'],
    dice: [2],
  };

  it('returns it before the rolls if the table has chosen so, and it may be drawn again [NEM-BAG-10-R]', () => {
    const after = eventPhases(encounter, { bagTokenReturnsBeforeRolls: true }).filter(
      ({ drawn }) => drawn[0] === 'adult-2',
    );
    const second = new Set(after.map(({ drawn }) => drawn[1]));
    expect(second).toEqual(new Set(['adult-2', 'blank']));
  });

  it('returns the drawn Adult after the rolls [NEM-BAG-10-R]', () => {
    const after = eventPhases(encounter).filter(({ drawn }) => drawn[0] === 'adult-2');
    expect(after.length).toBeGreaterThan(0);
    for (const { drawn, bag, intruders } of after) {
      expect(drawn).toEqual(['adult-2', 'blank']);
      expect(bag).toContain('adult-2');
      expect(intruders).toEqual({});
    }
  });
});

/** Plays on with answers picked by a simple sequence, looking at the table after each. */
function playOn(table: SurvivalTable, decisions: number, look: () => void): void {
  let state = 1;
  for (let i = 0; i < decisions && table.over === null; i++) {
    const seat = table.pending[0]!;
    const options = table.options(seat);
    state = (state * 48271) % 2147483647;
    table.decide(seat, options[state % options.length]!);
    look();
  }
}

describe('the bag', () => {
  it('always holds the blank token when somebody has to decide [NEM-BAG-14-R]', () => {
    for (let i = 0; i < 5; i++) {
      const setup = checkSetup(nemesis, { seats: 3, seed: `blank-${i}`, options: {} });
      const table = Table.start<Vars>(nemesis, setup);
      playOn(table, 600, () => {
        const types = table.zone(ZONE.bag).map((thing) => tokenOf(table.kind(thing)).type);
        expect(types).toContain('blank');
      });
    }
  });
});
