/** What Rooms and cards say is what the engine does with them: decks, costs, limits, numbers. */

import { asSeat, checkSetup, Table } from '@deadlight/engine';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { EVENTS as BASE_EVENTS } from '../lockdown/data/events.ts';
import { ROOMS as BASE_ROOMS } from '../lockdown/data/rooms.ts';
import { COMPUTERS } from '../lockdown/data/tokens.ts';
import { game as lockdown } from '../lockdown/game.ts';
import { describeRoom as describeBaseRoom } from '../lockdown/sheets.ts';
import { EVENTS as SHIP_EVENTS } from '../nemesis/data/events.ts';
import { ROOMS as SHIP_ROOMS } from '../nemesis/data/rooms.ts';
import { game as nemesis } from '../nemesis/game.ts';
import { ACTION_CARDS } from '../packs/characters.ts';
import { ATTACKS } from '../packs/intruders.ts';
import { DECKS, ITEMS } from '../packs/items.ts';
import { roomCost } from '../survival/action.ts';
import { asSlot } from '../survival/board.ts';
import { hasComputer } from '../survival/crew.ts';
import { addFire, canBreak } from '../survival/markers.ts';
import type { RoomSheet } from '../survival/room-sheet.ts';
import { deckOf } from '../survival/search.ts';
import { describeRoom as describeShipRoom } from '../survival/sheets.ts';
import { namesIn } from '../survival/things.ts';
import type { SurvivalTable, Vars } from '../survival/vars.ts';
import { LANGUAGES, Voice } from './voice.ts';

/** A slot that takes a tile on the usual side of both boards. */
const SLOT = asSlot(14);
const COLOURS = ['white', ...DECKS] as const;

const TABLES = {
  nemesis: { game: nemesis, rooms: SHIP_ROOMS, describeRoom: describeShipRoom, pack: 'ship' },
  lockdown: { game: lockdown, rooms: BASE_ROOMS, describeRoom: describeBaseRoom, pack: 'base' },
} as const;
type Id = keyof typeof TABLES;
const IDS = Object.keys(TABLES) as Id[];

const start = (id: Id): SurvivalTable => {
  const { game } = TABLES[id];
  return Table.start<Vars>(game, checkSetup(game, { seats: 5, seed: 'sheets' }));
};

const voices = (id: Id): Voice[] =>
  LANGUAGES.map((language) => new Voice(language, GAMES[id]!.texts[language]));

/** A table with a Room in the slot. */
function withRoom(id: Id, room: RoomSheet): SurvivalTable {
  const table = start(id);
  table.vars.place[0] = SLOT;
  table.vars.rooms[SLOT] = TABLES[id].rooms.indexOf(room);
  table.vars.fire.fill(false);
  table.vars.malfunction.fill(false);
  return table;
}

/** Numbers from two on, wherever they stand in what something does; one has words of its own. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return value > 1 ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(numbersIn);
}

/** Says it as a figure, or at least in some way that depends on it. */
const names = (text: string, number: number): boolean => new RegExp(`\\b${number}\\b`).test(text);

describe.each(IDS)('rooms of %s', (id) => {
  const { rooms, describeRoom } = TABLES[id];
  it.each(rooms.map((room) => [room.id, room] as const))('%s says what it is', (_name, room) => {
    const table = withRoom(id, room);
    const deck = deckOf(table, SLOT);
    const fire = addFire(table, SLOT) && table.vars.fire[SLOT];
    for (const voice of voices(id)) {
      const { cost, tags, text } = describeRoom(voice, room);
      const has = (tag: string): boolean => tags.includes(voice.say(`tag.${tag}`));
      const coloured = COLOURS.filter((color) => tags.includes(voice.say('tag.color', { color })));
      if (deck !== -2) expect(coloured).toEqual([deck === -1 ? 'white' : DECKS[deck]]);
      expect(has('unsearched')).toBe(deck === -2);
      expect(cost !== null && names(cost, roomCost(table, asSeat(0)))).toBe(room.does.length > 0);
      expect(has('calm')).toBe(room.does.length > 0);
      expect(has('working')).toBe(room.does.length > 0 && canBreak(table, SLOT));
      expect(has('hasComputer')).toBe(hasComputer(table, SLOT));
      expect(has('sturdy')).toBe(!canBreak(table, SLOT));
      if (id === 'lockdown') expect(has('fireproof')).toBe(!fire);
      for (const tag of tags) expect(text).not.toContain(tag);
      for (const number of numbersIn([room.does, room.teaches ?? 0]))
        expect(names(text, number), `${number} in “${text}”`).toBe(true);
    }
  });
});

describe.each(IDS)('cards of %s', (id) => {
  const { game, pack } = TABLES[id];
  const table = start(id);
  const itemNames = namesIn(pack).item;

  it.each(LANGUAGES)('say their numbers in %s', (language) => {
    const sheets = GAMES[id]!.cards(new Voice(language, GAMES[id]!.texts[language]));
    const sheetOf = new Map(sheets.map((sheet) => [sheet.id, sheet]));
    const missing: string[] = [];
    const check = (name: string, numbers: readonly number[]): void => {
      const sheet = sheetOf.get(name);
      if (sheet === undefined) return;
      const said = [...sheet.tags, sheet.text].join(' ');
      for (const number of numbers) if (!names(said, number)) missing.push(`${name}: ${number}`);
    };
    const actions = new Map(ACTION_CARDS.map((card) => [card.name ?? card.id, card]));
    const played = sheets.flatMap(({ id: name, set }) => {
      const card = set === undefined ? undefined : actions.get(name.slice(set.length + 1));
      return card && name.startsWith(`${set}-`) ? [{ name, card }] : [];
    });
    expect(played.length).toBeGreaterThan(50);
    for (const { name, card } of played) {
      check(name, numbersIn(card.does));
      // What is free says so, without a figure.
      const said = sheetOf.get(name)!.cost;
      expect(card.cost > 0 ? names(said, card.cost) : !/\d/.test(said), name).toBe(true);
    }
    ITEMS.forEach(({ does, weapon }, i) => {
      check(itemNames[i]!, [...numbersIn(does), ...(weapon ? [weapon.capacity] : [])]);
    });
    for (const { id: name, effect } of ATTACKS) check(name, numbersIn(effect));
    for (const event of id === 'nemesis' ? SHIP_EVENTS : BASE_EVENTS)
      check(event.id, numbersIn([event.corridor, event.second ?? 0, event.does]));
    if (id === 'lockdown') for (const { id: name, does } of COMPUTERS) check(name, numbersIn(does));
    expect(missing).toEqual([]);
  });

  it('there are as many of each as it says', () => {
    const voice = voices(id)[0]!;
    const dealt = new Map<string, number>();
    for (const kind of table.state.face) {
      const { group, name } = game.kinds[kind]!;
      if (['item', 'attack', 'event', 'weakness', 'computer', 'mars'].includes(group))
        dealt.set(name, (dealt.get(name) ?? 0) + 1);
    }
    let counted = 0;
    for (const { id: name, copies, set } of GAMES[id]!.cards(voice)) {
      const count = dealt.get(name);
      // The Events of the other race are in no such game, nor are Items of Characters who do not play.
      if (count === undefined || set === 'intruders') continue;
      counted++;
      expect(count, name).toBe(copies);
    }
    expect(counted).toBeGreaterThan(50);
  });
});
