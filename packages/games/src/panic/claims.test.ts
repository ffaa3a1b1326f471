/** Compares the texts of cards and rooms with what the engine does. */
import { asSeat, checkSetup, FIRST_SEAT, parseAnswer, printOption, Table } from '@deadlight/engine';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, Voice } from '../text/voice.ts';
import { ROOM_CARDS, type RoomType } from './data/rooms.ts';
import { SEARCH_CARDS } from './data/search-cards.ts';
import { game as panic } from './game.ts';
import { panicRigging } from './rigging.ts';
import { cardSheets, roomText } from './sheets.ts';
import { panicTexts } from './text/index.ts';
import type { PanicTable } from './vars.ts';
import { ZONE } from './zones.ts';

const OWN = ['infection-red', 'infection-red', 'infection-red'];

/** A table on which it is Red's turn, laid out as a scenario would. */
function laid(given: object): PanicTable {
  const setup = checkSetup(panic, { seats: 4, seed: 'claims', options: { bonus: true } });
  const table: PanicTable = Table.start(panic, setup);
  panicRigging.rig(table, panicRigging.given.parse(given));
  table.run();
  return table;
}

const offered = (table: PanicTable, seat = FIRST_SEAT): string[] =>
  table.options(seat).map((option) => printOption(panic, option));

function say(table: PanicTable, ...lines: string[]): PanicTable {
  for (const line of lines) table.decide(table.pending[0]!, parseAnswer(panic, line, false));
  return table;
}

/** The least number from 1 on for which something holds. */
function least(holds: (n: number) => boolean): number {
  for (let n = 1; n < 20; n++) if (holds(n)) return n;
  throw new Error('it never holds');
}

/** Red with a card and a number of others in hand, at the start. */
const holding = (card: string, others: number): object => ({
  station: { n1: 'storage-2 180', n2: 'hive' },
  pawns: { 'red-trooper': 'storage-2' },
  parasites: { 'storage-2': ['gray'] },
  health: { 'red-android': 1 },
  hands: {
    red: [card, ...OWN, ...Array(Math.max(0, others - 3)).fill('gas-can')].slice(0, others + 1),
  },
});

/** How an item is played, where it can be. */
const PLAYED: Readonly<Record<string, string>> = {
  'first-aid-kit': 'heal red-android',
  grenade: 'grenade android storage-2',
  'energy-boost': 'boost',
  'body-scanner': 'inspect green',
  'parasite-signal': 'lure storage-2 reactor',
};
const playOf = (card: string): string => PLAYED[card] ?? `lay ${card}`;

/** The cards that must stay in hand when this one is played. */
const minimumOf = (card: string): number =>
  least((others) => offered(laid(holding(card, others))).includes(playOf(card)));

const hurtByBlack = (): PanicTable =>
  laid({
    turn: 'parasites',
    station: { n1: 'storage-1' },
    pawns: { 'red-trooper': 'storage-1' },
    parasites: { 'storage-1': ['black'] },
    dice: [1],
    hands: { red: ['armor', ...OWN, 'gas-can', 'gas-can', 'gas-can'] },
  });

const health = (table: PanicTable, pawn: number): number => table.vars.health[pawn]!;

/** Rooms in a row: the reactor, and passages to the north and on. */
const ROW = { n1: 'run-2', n2: 'run-3', n3: 'parasite-2' };

function armorSaves(): number {
  const without = say(hurtByBlack(), 'armor 0');
  const withOne = say(hurtByBlack(), 'armor 1');
  return health(withOne, 0) - health(without, 0);
}

const armorMinimum = (): number =>
  least((others) => {
    const table = laid({
      turn: 'parasites',
      parasites: { reactor: ['gray'] },
      dice: [1],
      hands: { red: ['armor', ...OWN, ...Array(7).fill('gas-can')].slice(0, others + 1) },
    });
    return table.pending.includes(asSeat(0)) && offered(table).includes('armor 1');
  });

const knife = (die: number): number =>
  4 -
  health(
    say(laid({ laid: { red: ['combat-knife'] }, dice: [die] }), 'stab trooper green-trooper'),
    2,
  );

const shotsInAnAction = (laidOut: string[]): number => {
  const table = laid({ laid: { red: ['ammo', ...laidOut] }, shots: { red: 4 } });
  let shots = 0;
  while (shots === 0 || table.trail.endsWith('shoot/again')) {
    say(table, 'shoot green-trooper');
    shots++;
  }
  return shots;
};

/** The farthest room, up to three away, in which a target is offered. */
const reachOf = (card: string): number =>
  Math.max(
    ...['run-2', 'run-3', 'parasite-2'].map((room, i) => {
      const table = laid({
        station: ROW,
        pawns: { 'green-trooper': room },
        laid: { red: ['ammo', card] },
        shots: { red: 4 },
      });
      return offered(table).includes('shoot green-trooper') ? i + 1 : 0;
    }),
  );

const lured = (): number =>
  Math.max(
    ...['run-2', 'run-3', 'parasite-2'].map((room, i) => {
      const table = laid({
        station: ROW,
        parasites: { reactor: ['gray'] },
        hands: { red: ['parasite-signal', ...OWN, 'gas-can', 'gas-can'] },
      });
      return offered(table).includes(`lure reactor ${room}`) ? i + 1 : 0;
    }),
  );

const gasNeeded = (): number =>
  least((cans) => {
    const table = laid({
      station: { n1: 'hive' },
      pawns: { 'red-trooper': 'hive' },
      hands: { red: [...OWN, ...Array(cans).fill('gas-can')] },
    });
    return offered(table).includes('burn');
  });

const played = (card: string): PanicTable => say(laid(holding(card, 5)), playOf(card));

/** The numbers that the engine gives a card, in the order in which its text has them. */
const MEASURED: Readonly<Record<string, () => number[]>> = {
  'gas-can': () => [gasNeeded()],
  armor: () => [armorSaves(), armorMinimum()],
  ammo: () => [played('ammo').vars.shots[0]!, minimumOf('ammo')],
  'parasite-alarm': () => [],
  'first-aid-kit': () => [health(played('first-aid-kit'), 1) - 1, minimumOf('first-aid-kit')],
  keycard: () => [minimumOf('keycard')],
  'heavy-gun': () => [shotsInAnAction(['heavy-gun']), minimumOf('heavy-gun')],
  grenade: () => [4 - health(played('grenade'), 0), minimumOf('grenade')],
  'energy-boost': () => [
    played('energy-boost').vars.ap - laid(holding('energy-boost', 5)).vars.ap,
    minimumOf('energy-boost'),
  ],
  // Into the room next door: said in words.
  'target-scope': () => (reachOf('target-scope') === 1 ? [minimumOf('target-scope')] : []),
  'combat-knife': () => [least((die) => knife(die) > 0), knife(4), minimumOf('combat-knife')],
  'body-scanner': () => [minimumOf('body-scanner')],
  host: () => [],
  antidote: () => [],
  'night-vision': () => [minimumOf('night-vision')],
  'parasite-signal': () => [lured(), minimumOf('parasite-signal')],
  'sniper-rifle': () => [reachOf('sniper-rifle'), minimumOf('sniper-rifle')],
};

/** The action points that using a card takes. */
function costOf(card: string): number {
  const before = laid(holding(card, 5)).vars.ap;
  if (card === 'combat-knife') {
    const table = laid({ laid: { red: ['combat-knife'] }, dice: [1] });
    return table.vars.ap - say(table.clone(), 'stab trooper green-trooper').vars.ap;
  }
  if (card === 'energy-boost' || !offered(laid(holding(card, 5))).includes(playOf(card))) return 0;
  return before - played(card).vars.ap;
}

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

const searched = (room: string): boolean =>
  offered(
    laid({
      station: room === 'reactor' ? {} : { n1: room },
      pawns: { 'red-trooper': room, 'red-android': room },
    }),
  ).some((option) => option.startsWith('search trooper'));

/** How many cards the first search of a room may find. */
function found(room: string): number {
  const table = laid({
    station: { n1: room },
    pawns: { 'red-trooper': room },
    deck: ['armor', 'armor', 'armor', 'armor', 'armor'],
  });
  const before = table.zone(ZONE.hand(asSeat(0))).length;
  say(table, 'search trooper alone openly');
  while (table.trail.endsWith('search/more')) say(table, 'draw');
  return table.zone(ZONE.hand(asSeat(0))).length - before;
}

function treated(who: string): number {
  const table = laid({
    station: { n1: 'sick-bay' },
    pawns: { 'red-trooper': 'sick-bay-inner', 'red-android': 'sick-bay-inner' },
    health: { 'red-trooper': 1, 'red-android': 1 },
  });
  return health(say(table, `treat ${who}`), 0) - 1;
}

const ROOMS_MEASURED: Partial<Record<RoomType, () => number[]>> = {
  storage: () => [found('storage-1')],
  'sick-bay': () => [treated('trooper'), treated('both')],
};

describe.each(LANGUAGES)('what is said in %s is what happens', (language) => {
  const voice = new Voice(language, panicTexts[language]);
  const sheets = cardSheets(voice);

  it.each(SEARCH_CARDS.map(({ id }) => id))('[PAN-ACT-27] %s: its numbers and its cost', (id) => {
    const sheet = sheets.find((one) => one.id === id)!;
    const measure = MEASURED[id] ?? expect.fail(`MEASURED does not say how ${id} is measured`);
    expect(numbersIn([sheet.text, ...sheet.tags].join(' '))).toEqual(measure());
    expect(numbersIn(sheet.cost)).toEqual(costOf(id) === 0 ? [] : [costOf(id)]);
  });

  it.each(ROOM_CARDS)(
    '[PAN-ACT-16] [PAN-ACT-22] [PAN-ACT-39] $id: its numbers, and whether it is searched',
    (card) => {
      const text = roomText(voice, card.type);
      expect(numbersIn(text)).toEqual(ROOMS_MEASURED[card.type]?.() ?? []);
      expect(text.includes(voice.say('roomText.unsearchable'))).toBe(!searched(card.id));
      if (card.type !== 'storage' && searched(card.id)) expect(found(card.id)).toBe(1);
    },
  );

  it('[PAN-CARD-energy-boost] [PAN-CARD-first-aid-kit] what options promise', () => {
    const pawn = '@piece.red-android';
    expect(numbersIn(voice.say('option.boost'))).toEqual(MEASURED['energy-boost']!().slice(0, 1));
    expect(numbersIn(voice.say('option.heal', { pawn }))).toEqual(
      MEASURED['first-aid-kit']!().slice(0, 1),
    );
    const shared = laid({
      ...holding('first-aid-kit', 5),
      health: { 'red-android': 1, 'green-android': 1 },
    });
    say(shared, 'share red-android green-android');
    expect(numbersIn(voice.say('option.share', { first: pawn, second: pawn }))).toEqual([
      health(shared, 1) - 1,
    ]);
  });
});
