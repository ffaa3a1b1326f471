import { asSeat, checkSetup, printOption, Table } from '@deadlight/engine';
import { describe, expect, it } from 'vitest';
import { runScenario } from '../scenario/run.ts';
import { ROOM_CARDS } from './data/rooms.ts';
import { game as panic } from './game.ts';
import { panicRigging } from './rigging.ts';
import { BLACKS, GRAYS } from './things.ts';
import { VERB } from './words.ts';
import { ZONE } from './zones.ts';

/** Type, and edges north, east, south, west: wall, passage, door; `+` for a second room inside. */
const CARDS: Readonly<Record<string, string>> = {
  reactor: 'reactor PPPP',
  'terminal-open': 'terminal WPPP',
  hive: 'hive WWPW',
  'terminal-closed': 'terminal WWPW +',
  'sick-bay': 'sick-bay WWPW +',
  'storage-1': 'storage WPPW',
  'storage-2': 'storage PPWP',
  'empty-1': 'empty PPWP',
  'empty-2': 'empty PPDD',
  'run-1': 'run DWWP',
  'run-2': 'run PPPP',
  'run-3': 'run PPPP',
  'team-search-1': 'team-search WPPW',
  'team-search-2': 'team-search PPWD',
  'team-search-3': 'team-search PWWP',
  'team-search-4': 'team-search DWPW',
  'parasite-1': 'parasite-room PPWP',
  'parasite-2': 'parasite-room PPPW',
  'parasite-3': 'parasite-room WPPW',
  'parasite-4': 'parasite-room WPPP',
};

const BLANK = ['reactor', 'hive', 'empty-1', 'empty-2'];
const SEARCHABLE = [
  ...Object.keys(CARDS).filter((id) => !BLANK.includes(id)),
  'terminal-closed-inner',
  'sick-bay-inner',
];

/** A scenario in which Red's trooper stands in a room north of the reactor. */
const standingIn = (room: string, steps: string): string => {
  const card = room.replace('-inner', '');
  return `
name: standing in ${room}
rules: [PAN-ACT-16]
game: panic
players: 4
given:
  turn: red
  station: { ${card === 'reactor' ? '' : `n1: ${card}`} }
  pawns: { red-trooper: ${room} }
  hands: { red: [infection-red, infection-red, infection-red, ammo, ammo] }
  deck: [armor, armor, armor, keycard]
steps:
${steps}`;
};

describe('room cards', () => {
  it('[PAN-SETUP-04] there are 20 of them, with these edges', () => {
    const printed = Object.fromEntries(
      ROOM_CARDS.map(({ id, type, edges, inner }) => [
        id,
        `${type} ${edges.map((edge) => 'WPD'[edge]).join('')}${inner ? ' +' : ''}`,
      ]),
    );
    expect(printed).toEqual(CARDS);
    expect(ROOM_CARDS).toHaveLength(20);
  });

  it('[PAN-SETUP-04] [PAN-ACT-12] there are five outer security doors and two inner ones', () => {
    const printed = Object.values(CARDS);
    expect(printed.join('').match(/(?<= [WPD]*)D/g)).toHaveLength(5);
    expect(ROOM_CARDS.flatMap((card) => card.edges).filter((edge) => edge === 2)).toHaveLength(5);
    expect(ROOM_CARDS.filter((card) => card.inner)).toHaveLength(2);
  });

  it.each(SEARCHABLE)(
    '[PAN-ACT-16] [PAN-ACT-17] [PAN-ACT-19] %s can be searched, and turns red',
    (room) => {
      const cards = CARDS[room.replace('-inner', '')]!.startsWith('storage') ? 3 : 1;
      const { failures } = runScenario(
        standingIn(
          room,
          `  - red: search trooper alone openly
${'  - red: draw\n'.repeat(cards - 1)}  - expect: { used: [${room.replace('-inner', '')}], hands: { red: { count: ${5 + cards} } } }`,
        ),
        room,
      );
      expect(failures).toEqual([]);
    },
  );

  it.each(BLANK)('[PAN-ACT-16] [PAN-FAQ-18] %s has no symbol and cannot be searched', (room) => {
    const { failures } = runScenario(
      standingIn(room, '  - refused: { red: search trooper alone openly }\n    rule: PAN-ACT-16'),
      room,
    );
    expect(failures).toEqual([]);
  });
});

describe('exploring', () => {
  it('[PAN-ACT-01] a place behind the exits of both own characters is offered once', () => {
    const table = Table.start(panic, checkSetup(panic, { seats: 4, seed: 'corner' }));
    panicRigging.rig(
      table,
      panicRigging.given.parse({
        station: { n1: 'storage-1', e1: 'team-search-3' },
        pawns: { 'red-trooper': 'storage-1', 'red-android': 'team-search-3' },
        rooms: ['run-2'],
      }),
    );
    table.run();
    const places = table
      .options(asSeat(0))
      .map((option) => printOption(panic, option))
      .filter((option) => option.startsWith('explore'));
    expect(places.sort()).toEqual(['explore n1e1 0', 'explore n1e1 180']);
  });
});

describe('parasites', () => {
  it('[PAN-PARA-01] there are five gray and five black ones', () => {
    expect([GRAYS, BLACKS]).toEqual([5, 5]);
    const table = Table.start(panic, checkSetup(panic, { seats: 4, seed: 'parasites' }));
    const gray = panic.kinds.filter((kind) => /^gray-\d$/.test(kind.name));
    const black = panic.kinds.filter((kind) => /^black-\d$/.test(kind.name));
    expect([gray.length, black.length]).toEqual([5, 5]);
    expect(table.zone(ZONE.supply).length + table.zone(ZONE.discard).length).toBe(10);
  });
});

describe('a new search deck', () => {
  it('[PAN-ACT-26] [PAN-FAQ-36] it is shuffled: any card of the discard pile may come first', () => {
    const discard = ['grenade', 'keycard', 'energy-boost', 'body-scanner'];
    const drawn = new Map<string, number>();
    for (let i = 0; i < 200; i++) {
      const table = Table.start(panic, checkSetup(panic, { seats: 4, seed: `refill-${i}` }));
      panicRigging.rig(
        table,
        panicRigging.given.parse({
          station: { n1: 'run-2' },
          pawns: { 'red-trooper': 'run-2' },
          hands: { red: ['infection-red'] },
          deck: [],
          onlyDeck: true,
          discard,
        }),
      );
      table.run();
      table.decide(asSeat(0), VERB.search(0, 0, 0));
      const card = panic.kinds[table.kind(table.top(ZONE.hand(asSeat(0))))]!.name;
      drawn.set(card, (drawn.get(card) ?? 0) + 1);
    }
    expect([...drawn.keys()].sort()).toEqual(discard.toSorted());
    for (const n of drawn.values()) expect(n).toBeGreaterThan(25);
  });
});
