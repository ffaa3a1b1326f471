import {
  allSeats,
  asSeat,
  below,
  canonical,
  checkSetup,
  codeOf,
  FIRST_SEAT,
  HIDDEN,
  Log,
  parseAnswer,
  type Random,
  randomFrom,
  type Seat,
  SPECTATOR,
  shuffle,
  Table,
  viewOf,
} from '@deadlight/engine';
import { disguise, everySeat, seedsUntil } from '@deadlight/engine/testing';
import { describe, expect, it } from 'vitest';
import { asSlot, type Slot } from '../survival/board.ts';
import { itemOf, kindFinder } from '../survival/things.ts';
import type { SurvivalTable } from '../survival/vars.ts';
import { ZONE } from '../survival/zones.ts';
import { ALTERNATIVE, STANDARD } from './data/boards.ts';
import { OBJECTIVES } from './data/objectives.ts';
import { ROOMS } from './data/rooms.ts';
import { game as nemesis } from './game.ts';
import { nemesisRigging } from './rigging.ts';
import { FIRST_OBJECTIVE, FIRST_ROOM, KINDS } from './things.ts';
import { VERB } from './words.ts';

type Options = Readonly<Record<string, boolean | number | string>>;

const start = (seed: string, seats: number, options: Options = {}, log: Log | null = null) =>
  Table.start(nemesis, checkSetup(nemesis, { seats, seed, options }), log);

/** A table laid out as in a scenario. */
function rigged(seats: number, given: object, log: Log, options: Options = {}): SurvivalTable {
  const table = start('stage', seats, options);
  nemesisRigging.rig(table, nemesisRigging.given.parse(given));
  table.log = log;
  table.run();
  return table;
}

const say = (table: SurvivalTable, seat: Seat, says: string): void =>
  table.decide(seat, parseAnswer(nemesis, says, false));

const MODES = ['semi-coop', 'coop', 'intruder'];

/** Options that would end a random game too early if chosen as often as the rest. */
const RARE: readonly number[] = [
  VERB.pass.code,
  VERB.drop.code,
  VERB['drop-object'].code,
  VERB.refuse.code,
  VERB.never.code,
];

/** Plays a game at random and looks at it before every decision. */
function play(
  seed: string,
  log: Log | null,
  look: (table: SurvivalTable, random: Random) => void,
): SurvivalTable {
  const random = randomFrom(`${seed} played`);
  const seats = 2 + below(random, 4);
  const rules = {
    mode: MODES[below(random, MODES.length)]!,
    board: below(random, 2) === 0 ? 'standard' : 'alternative',
  };
  const table = start(seed, seats, rules, log);
  for (let n = 0; n < 900 && table.over === null; n++) {
    const seat = table.pending[0]!;
    const all = table.options(seat);
    const usual = all.filter((option) => !RARE.includes(codeOf(option)));
    const options = usual.length > 0 && below(random, 8) > 0 ? usual : all;
    const option = options[below(random, options.length)]!;
    look(table, random);
    table.decide(seat, option);
  }
  return table;
}

describe('who knows what', () => {
  it('[NEM-INFO-01, NEM-INFO-03, NEM-INFO-05, NEM-INFO-08-R, NEM-INFO-40-R] views and questions of a player depend on nothing hidden from them', () => {
    let looks = 0;
    for (const seed of seedsUntil('secrets', 16, () => looks > 500))
      play(seed, null, (table, random) => {
        if (below(random, 20) > 0) return;
        for (const seat of everySeat(table)) {
          const other = disguise(table, seat, random);
          expect(other.state.face).not.toEqual(table.state.face);
          expect(canonical(viewOf(other, seat))).toBe(canonical(viewOf(table, seat)));
          looks++;
        }
      });
  });

  it('[NEM-INFO-08-R] no view holds the number of a thing, so that no card can be followed', () => {
    let looks = 0;
    for (const seed of seedsUntil('secrets', 16, () => looks > 500))
      play(seed, null, (table, random) => {
        if (below(random, 20) > 0) return;
        for (const seat of everySeat(table)) {
          // The same cards, with other numbers: in a hand or a deck they lie elsewhere.
          const other = table.clone();
          for (let owner = FIRST_SEAT; owner < table.state.seats; owner++) {
            shuffle(random, other.state.zones[ZONE.hand(owner)]!);
            if (table.zone(ZONE.deck(owner)).every((thing) => !table.sees(seat, thing)))
              shuffle(random, other.state.zones[ZONE.deck(owner)]!);
          }
          const before = viewOf(table, seat);
          const after = viewOf(other, seat);
          expect(canonical(after.zones)).toBe(canonical(before.zones));
          expect(canonical(after.vars)).toBe(canonical(before.vars));
          looks++;
        }
      });
  });

  it('[NEM-INFO-10, NEM-INFO-12-R] nobody sees the Objective of another player without having looked at it', () => {
    let looks = 0;
    for (const seed of seedsUntil('secrets', 16, () => looks > 1000))
      play(seed, null, (table) => {
        for (const seat of everySeat(table)) {
          const { zones, notes } = viewOf(table, seat);
          const seen = notes.filter(({ what }) => what === 'objective').length;
          for (let owner = FIRST_SEAT; owner < table.state.seats; owner++) {
            const zone = zones[`objectives/${owner + 1}`];
            if (owner === seat || zone === undefined) continue;
            expect(zone.cards?.length ?? 0).toBeLessThanOrEqual(seen);
            // Both kinds have the same back.
            expect(Object.keys(zone.hidden ?? {})).toEqual(zone.hidden ? ['objective'] : []);
            looks++;
          }
        }
      });
  });

  it('[NEM-INFO-25] the backs of tiles that nobody has explored are public', () => {
    for (const [board, first] of [
      ['standard', 11],
      ['alternative', 9],
    ] as const) {
      const table = start('backs', 3, { board });
      const { hidden, size } = viewOf(table, SPECTATOR).zones['tiles']!;
      expect(hidden).toEqual({ 'tile-1': first, 'tile-2': 5 });
      expect(size).toBe(21);
    }
  });

  it('[NEM-INFO-02-R, NEM-INFO-06-R] a scan tells the others only how many cards were removed, and what followed', () => {
    const heard = (hand: readonly string[]) => {
      const log = new Log();
      const table = rigged(2, { crew: ['captain', 'scout'], hands: { captain: hand } }, log);
      say(table, asSeat(0), 'play rest');
      return canonical(log.linesFor(asSeat(1)));
    };
    // One clean card goes and a Larva comes, whether one or two INFECTED cards stay in hand.
    const one = heard(['rest', 'clean', 'infected', 'demolition', 'search']);
    expect(heard(['rest', 'clean', 'infected', 'infected', 'search'])).toBe(one);
    // Two cards that go are another matter.
    expect(heard(['rest', 'clean', 'clean', 'infected', 'search'])).not.toBe(one);
  });

  it('[NEM-INFO-18, NEM-INFO-19, NEM-INFO-40-R] the log names what was found and what is dropped to its owner only', () => {
    const log = new Log();
    const given = {
      crew: ['captain', 'scout'],
      rooms: { 14: 'canteen' },
      places: { captain: 14, scout: 14 },
      itemDecks: { green: ['medkit', 'alcohol'] },
    };
    const table = rigged(2, given, log);
    for (const says of ['play search', 'keep alcohol', 'drop alcohol']) say(table, asSeat(0), says);
    for (const [seat, item] of [
      [asSeat(0), '@item.alcohol'],
      [asSeat(1), HIDDEN],
      [SPECTATOR, HIDDEN],
    ] as const) {
      const lines = log.linesFor(seat);
      const about = (what: string) => lines.find((line) => line.what === what)!.data;
      expect(about('searches')['deck']).toBe('@deck.green');
      expect(about('keeps')['item']).toBe(item);
      expect(about('item-dropped')['item']).toBe(item);
    }
  });

  it('[NEM-INFO-23, NEM-INFO-24-R] the log names what is shown and traded only to those who trade, but for Heavy things', () => {
    const log = new Log();
    const given = {
      crew: ['captain', 'scout', 'pilot'],
      inventory: { captain: ['medkit'] },
      held: { scout: ['rifle', 'fire-extinguisher'] },
    };
    const table = rigged(3, given, log);
    for (const says of [
      'trade',
      'pay rest',
      'offer scout',
      'show medkit',
      'give medkit',
      'propose',
    ])
      say(table, asSeat(0), says);
    for (const says of ['give fire-extinguisher', 'propose']) say(table, asSeat(1), says);
    say(table, asSeat(0), 'accept');
    const told = (seat: Seat) =>
      log
        .linesFor(seat)
        .filter(({ what }) => ['shows', 'traded'].includes(what))
        .map(({ what, data }) => `${what} ${data['item']}`)
        .sort();
    const open = ['shows @item.medkit', 'traded @item.fire-extinguisher', 'traded @item.medkit'];
    expect(told(asSeat(0))).toEqual(open);
    expect(told(asSeat(1))).toEqual(open);
    const closed = [`shows ${HIDDEN}`, 'traded @item.fire-extinguisher', `traded ${HIDDEN}`];
    expect(told(asSeat(2))).toEqual(closed.sort());
    expect(told(SPECTATOR)).toEqual(closed);
  });

  it('[NEM-INFO-34] the log tells everyone type and number of a drawn token', () => {
    const log = new Log();
    const given = {
      crew: ['scout', 'captain'],
      rooms: { 14: 'canteen' },
      noise: ['14-17'],
      bag: ['adult-3'],
      dice: [2],
    };
    const table = rigged(2, given, log);
    for (const says of ['move 14', 'pay rest']) say(table, asSeat(0), says);
    for (const seat of [...allSeats(2), SPECTATOR]) {
      const line = log.linesFor(seat).find(({ what }) => what === 'token')!;
      expect(line.data['token']).toBe('@token.adult-3');
    }
  });

  it('[NEM-INFO-40-R] no line of the log names a hidden card', () => {
    const told: Record<string, number> = {};
    const kindOf = kindFinder(KINDS);
    const wanted = ['keeps', 'item-dropped', 'plays', 'traded'];
    for (const seed of seedsUntil('secrets', 16, () => wanted.every((what) => told[what]))) {
      const log = new Log();
      const table = play(seed, log, () => {});
      const shown = new Set<unknown>();
      for (const entry of log.entries) {
        const { what } = entry;
        told[what] = (told[what] ?? 0) + 1;
        // A claim of a player may name a card, true or not (NEM-INFO-41).
        if (what.startsWith('claim-')) continue;
        for (const seat of everySeat(table)) {
          const lines = new Log();
          lines.entries.push(entry);
          const [line] = lines.linesFor(seat);
          if (line === undefined) continue;
          const text = JSON.stringify(line.data);
          // Whether a Contamination card is INFECTED is never logged, nor what was looked at in secret.
          expect(text).not.toMatch(/@card\.(infected|clean)|@engine\.|@coordinates\./);
          if (what !== 'course-check') expect(text).not.toContain('@destination.');
          if (what !== 'reveals-objective')
            expect(text).not.toMatch(/@objective\.(?!corporate|personal|kept)/);
          // Cards are played and paid with face up (NEM-ACT-02, NEM-ACT-04).
          if (!['plays', 'pays', 'interrupts', 'noise-reroll'].includes(what))
            expect(text).not.toContain('@card.');
          if (what === 'peeks') expect(text).not.toMatch(/@room\.|@exploration\./);
          // An Inventory Item is named to those concerned only, unless it was shown to all before.
          const item = line.data['item'];
          const own = [line.data['who'], line.data['other']].some(
            (name) => seat >= 0 && name === `@character.${nemesisRigging.seats(table)[seat]}`,
          );
          if (['keeps', 'item-dropped', 'traded', 'shows'].includes(what) && !own) {
            if (item === HIDDEN || shown.has(item)) continue;
            const name = String(item);
            if (!name.startsWith('@item.')) continue;
            const { heavy, quest } = itemOf(kindOf('item', name.slice('@item.'.length)));
            expect([what, name, heavy || quest !== undefined]).toEqual([what, name, true]);
          }
        }
        if (['uses', 'crafts'].includes(what))
          for (const name of ['item', 'first', 'second']) shown.add(entry.data[name]);
      }
    }
  });
});

describe('the other side of the board', () => {
  it('[NEM-ALT-02] has two networks of seven entrances each, the usual side has one', () => {
    expect(ALTERNATIVE.networks.map((entrances) => Object.keys(entrances).length)).toEqual([7, 7]);
    expect(STANDARD.networks).toHaveLength(1);
  });

  it('[NEM-ALT-03] joins four pairs of Rooms by two Corridors', () => {
    const pairs = ALTERNATIVE.corridors.map(([a, b]) => `${a}-${b}`);
    const twins = pairs.filter((pair, i) => pairs.indexOf(pair) !== i);
    expect(twins).toEqual(['5-8', '11-13', '17-18', '20-21']);
  });

  it('[NEM-ALT-04, NEM-ALT-05-R] has the Evacuation Sections at slots 7 and 9 and the other "1" tiles anywhere else', () => {
    const places = new Set<number>();
    for (const seed of seedsUntil('alternative', 20, () => places.size === 9)) {
      const table = start(seed, 3, { board: 'alternative' });
      const at = (slot: Slot) => ROOMS[table.kind(table.zone(ZONE.tiles)[slot - 1]!) - FIRST_ROOM]!;
      expect([at(asSlot(7)).id, at(asSlot(9)).id]).toEqual([
        'evacuation-section-a',
        'evacuation-section-b',
      ]);
      const first = Array.from({ length: 21 }, (_, k) => asSlot(k + 1)).filter(
        (slot) => at(slot).tile === '1' && slot !== 7 && slot !== 9,
      );
      expect(first).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 21]);
      expect(new Set(first.map((slot) => at(slot).id)).size).toBe(9);
      places.add(first.find((slot) => at(slot).id === 'nest')!);
      // Sixteen tokens, the Sections' among them, and all of them hidden.
      const { size, hidden } = viewOf(table, SPECTATOR).zones['exploration']!;
      expect([size, hidden]).toEqual([16, { exploration: 16 }]);
    }
  });
});

describe('the Objectives of a team', () => {
  const idsIn = (table: SurvivalTable, zone: number): string[] =>
    table.zone(zone).map((card) => OBJECTIVES[table.kind(card) - FIRST_OBJECTIVE]!.id);
  const team = OBJECTIVES.filter(({ deck }) => deck === 'team').map(({ id }) => id);

  it('[NEM-SOLO-01] a single player is dealt two different ones at random', () => {
    const dealt = new Set<string>();
    for (const seed of seedsUntil('solo', 20, () => dealt.size === team.length)) {
      const ids = idsIn(start(seed, 1), ZONE.objectives(asSeat(0)));
      expect(new Set(ids).size).toBe(2);
      for (const id of ids) {
        expect(team).toContain(id);
        dealt.add(id);
      }
    }
  });

  it('[NEM-COOP-01] the team has one for each player, at random', () => {
    const dealt = new Set<string>();
    let deals = 0;
    for (const seed of seedsUntil('coop', 20, () => dealt.size === team.length)) {
      const seats = 2 + (deals++ % 4);
      const table = start(seed, seats, { mode: 'coop' });
      const ids = idsIn(table, ZONE.mission);
      expect(new Set(ids).size).toBe(seats);
      for (const id of ids) {
        expect(team).toContain(id);
        dealt.add(id);
      }
      for (let seat = FIRST_SEAT; seat < seats; seat++)
        expect(table.zone(ZONE.objectives(seat))).toEqual([]);
    }
  });
});
