import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  asSeat,
  below,
  canonical,
  checkSetup,
  codeOf,
  FIRST_SEAT,
  Log,
  type OptionValue,
  type Random,
  randomFrom,
  SPECTATOR,
  Table,
  viewOf,
} from '@deadlight/engine';
import { disguise, everySeat, names, seedsUntil } from '@deadlight/engine/testing';
import { describe, expect, it } from 'vitest';
import { ACTION_CARDS, CHARACTERS, CONTAMINATION } from '../packs/characters.ts';
import { ATTACKS, TOKENS, WOUNDS } from '../packs/intruders.ts';
import { ITEMS, RECIPES } from '../packs/items.ts';
import { type BoardPlan, FIRST_SLOT, type Slot } from '../survival/board.ts';
import type { SurvivalTable, Vars } from '../survival/vars.ts';
import { Voice } from '../text/voice.ts';
import { ALTERNATIVE, STANDARD } from './data/boards.ts';
import { EVENTS } from './data/events.ts';
import { EXPLORATION } from './data/exploration.ts';
import { OBJECTIVES } from './data/objectives.ts';
import { ROOMS } from './data/rooms.ts';
import {
  BLUE_THRESHOLDS,
  COMPUTERS,
  CONTINGENCIES,
  CSS_SPACES,
  CSS_TOKENS,
  MARS_CARDS,
  RED_THRESHOLDS,
} from './data/tokens.ts';
import { BUNKER_CROSSING, exitsOf, facilityOf, START_TIME, WHITE } from './facility.ts';
import { game as lockdown } from './game.ts';
import { lockdownRigging } from './rigging.ts';
import { cardSheets } from './sheets.ts';
import { lockdownTexts } from './text/index.ts';
import { KINDS } from './things.ts';
import { VERB } from './words.ts';
import { ZONE } from './zones.ts';

type Options = Readonly<Record<string, OptionValue>>;

const start = (seed: string, seats: number, options: Options = {}, log: Log | null = null) =>
  Table.start<Vars>(lockdown, checkSetup(lockdown, { seats, seed, options }), log);

/** A table laid out as in a scenario; `change` edits it first. */
function rigged(
  seats: number,
  given: object,
  seed = 'stage',
  change: (table: SurvivalTable) => void = () => {},
): SurvivalTable {
  const table = start(seed, seats);
  lockdownRigging.rig(table, lockdownRigging.given.parse(given));
  change(table);
  table.run();
  return table;
}

/** Options that would end a random game too early if chosen as often as the rest. */
const RARE: readonly number[] = [
  VERB.pass.code,
  VERB.drop.code,
  VERB['drop-object'].code,
  VERB.refuse.code,
  VERB.never.code,
  VERB.claim.code,
];

const MODES = ['semi-coop', 'coop'];

/** Plays a game at random and looks at it before every decision. */
function play(
  seed: string,
  log: Log | null,
  look: (table: SurvivalTable, random: Random) => void,
  fixed: Options = {},
): SurvivalTable {
  const random = randomFrom(`${seed} played`);
  const seats = 2 + below(random, 4);
  const options = {
    mode: MODES[below(random, MODES.length)]!,
    board: below(random, 2) === 0 ? 'standard' : 'alternative',
    race: below(random, 2) === 0 ? 'night-stalkers' : 'intruders',
    ...fixed,
  };
  const table = start(seed, seats, options, log);
  for (let n = 0; n < 700 && table.over === null; n++) {
    const seat = table.pending[0]!;
    const all = table.options(seat);
    const usual = all.filter((option) => !RARE.includes(codeOf(option)));
    const offered = usual.length > 0 && below(random, 8) > 0 ? usual : all;
    const option = offered[below(random, offered.length)]!;
    look(table, random);
    table.decide(seat, option);
  }
  return table;
}

describe('who knows what', () => {
  it('views and questions of a player depend on nothing hidden from them [LCK-INFO-01, LCK-INFO-02, LCK-INFO-04, LCK-INFO-10, LCK-INFO-13, LCK-INFO-19, LCK-INFO-27-R]', () => {
    let looks = 0;
    for (const seed of seedsUntil('secrets', 10, () => looks > 500))
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

  it('nobody sees the active Contingency before the end, or the tokens of another player without having looked [LCK-INFO-08, LCK-INFO-09, LCK-INFO-25-R]', () => {
    let looks = 0;
    for (const seed of seedsUntil('secrets', 10, () => looks > 1000))
      play(seed, null, (table) => {
        for (const seat of everySeat(table)) {
          const { zones, notes } = viewOf(table, seat);
          expect(zones['active']!.cards ?? []).toEqual([]);
          const seen = notes.filter(({ what }) => what === 'contingency').length;
          for (let owner = FIRST_SEAT; owner < table.state.seats; owner++) {
            if (owner === seat) continue;
            const theirs = zones[`contingencies/${owner + 1}`];
            expect(theirs?.cards?.length ?? 0).toBeLessThanOrEqual(seen);
            looks++;
          }
        }
      });
  });

  it('together, one token of the pool lies open from the start [LCK-COOP-04-D, LCK-INFO-31, LCK-CHG-34]', () => {
    for (let i = 0; i < 20; i++) {
      const table = start(`open-${i}`, 2 + (i % 4), { mode: 'coop' });
      const { pool } = viewOf(table, SPECTATOR).zones;
      expect(pool!.size).toBe(6);
      expect(pool!.cards ?? Object.values(pool!.placed ?? {})).toHaveLength(1);
      expect(table.zone(ZONE.active)).toHaveLength(1);
    }
    // Alone or against each other none does.
    const { pool } = viewOf(start('closed', 3), SPECTATOR).zones;
    expect(pool!.cards ?? Object.values(pool!.placed ?? {})).toEqual([]);
  });
});

describe('the bag', () => {
  const phase = { crew: ['sentry', 'hacker'], turn: 'events', time: 13, events: ['power-surge'] };
  const without = (type: string) => (table: SurvivalTable) => {
    for (const token of table.zone(ZONE.tokens).slice())
      if (KINDS[table.kind(token)]!.name.startsWith(type)) table.move(token, ZONE.gone);
  };

  it('loses a Larva or a Creeper even if nothing can be added for it [LCK-BAG-09-R]', () => {
    const larva = rigged(2, { ...phase, bag: ['larva-1-2'] }, 'larva', without('adult'));
    expect(names(larva, ZONE.bag)).toEqual([]);
    expect(names(larva, ZONE.tokens)).toContain('larva-1-2');
    const creeper = rigged(2, { ...phase, bag: ['creeper-1-2'] }, 'creeper', without('breeder'));
    expect(names(creeper, ZONE.bag)).toEqual([]);
    expect(names(creeper, ZONE.tokens)).toContain('creeper-1-2');
  });

  it('gets nothing for the Blank if no Adult token is left [LCK-BAG-08]', () => {
    const table = rigged(2, { ...phase, bag: ['blank'] }, 'blank', without('adult'));
    expect(names(table, ZONE.bag)).toEqual(['blank']);
  });

  it('gets tokens of a type at random [LCK-BAG-13-R]', () => {
    const added = new Set<string>();
    const adults = ['adult-1-3', 'adult-2-3', 'adult-2-4', 'adult-3-4'];
    for (const seed of seedsUntil('added', 1, () => added.size === adults.length)) {
      const table = rigged(2, { ...phase, bag: ['larva-0-1'] }, seed);
      const [token, ...more] = names(table, ZONE.bag);
      expect(more).toEqual([]);
      added.add(token!);
    }
    expect([...added].sort()).toEqual(adults);
  });

  it('always holds the Blank [LCK-BAG-15-R]', () => {
    let draws = 0;
    for (const seed of seedsUntil('secrets', 10, () => draws > 20)) {
      let before = 0;
      play(seed, null, (table) => {
        expect(names(table, ZONE.bag)).toContain('blank');
        if (table.zone(ZONE.bag).length !== before) draws++;
        before = table.zone(ZONE.bag).length;
      });
    }
  });

  it('starts with the same types for both races and one Adult for each player [LCK-SAME-02, LCK-CROSS-17-R, LCK-SOLO-06-R]', () => {
    for (const race of ['night-stalkers', 'intruders'])
      for (const seats of [1, 2, 5]) {
        const types = names(start('bag', seats, { race }), ZONE.bag).map(
          (name) => name.split('-')[0]!,
        );
        const count = (type: string) => types.filter((one) => one === type).length;
        expect(['blank', 'larva', 'creeper', 'adult', 'breeder', 'queen'].map(count)).toEqual([
          1,
          4,
          1,
          3 + seats,
          0,
          1,
        ]);
      }
  });
});

describe('the end', () => {
  it('draws all cards if there are fewer than four [LCK-END-22-R]', () => {
    const given = {
      crew: ['sentry', 'hacker'],
      turn: 'events',
      time: 1,
      places: { sentry: 'bunker' },
      larva: ['sentry'],
      hands: { sentry: ['rest', 'clean'] },
      activeContingency: 'code-green',
    };
    const few = rigged(2, given, 'few', (table) => {
      for (const card of table.zone(ZONE.deck(asSeat(0))).slice()) table.move(card, ZONE.gone);
    });
    expect(facilityOf(few).causes[0]).toBe('infection');
  });
});

describe('what is dealt', () => {
  const deckOf = (table: SurvivalTable, zone: number) =>
    names(table, zone).map((id) => OBJECTIVES.find((one) => one.id === id)!);

  it('a single player gets two different Objectives of a team [LCK-SOLO-01]', () => {
    const dealt = new Set<string>();
    const team = OBJECTIVES.filter(({ deck }) => deck === 'team');
    for (const seed of seedsUntil('solo', 20, () => dealt.size === team.length)) {
      const two = deckOf(start(seed, 1), ZONE.objectives(asSeat(0)));
      expect(two.map(({ deck }) => deck)).toEqual(['team', 'team']);
      expect(new Set(two).size).toBe(2);
      for (const { id } of two) dealt.add(id);
    }
  });

  it('a team has one Objective for each player [LCK-COOP-01]', () => {
    for (let seats = 2; seats <= 5; seats++) {
      const table = start(`team-${seats}`, seats, { mode: 'coop' });
      const mission = deckOf(table, ZONE.mission);
      expect(mission.map(({ deck }) => deck)).toEqual(new Array(seats).fill('team'));
      for (let seat = FIRST_SEAT; seat < seats; seat++)
        expect(table.zone(ZONE.objectives(seat))).toEqual([]);
    }
  });

  it('otherwise everyone gets a Corporate and a Personal one that fit the number of players [LCK-SAME-01]', () => {
    for (let i = 0; i < 40; i++) {
      const seats = 2 + (i % 4);
      const table = start(`deal-${i}`, seats);
      for (let seat = FIRST_SEAT; seat < seats; seat++) {
        const two = deckOf(table, ZONE.objectives(seat));
        expect(two.map(({ deck }) => deck).sort()).toEqual(['corporate', 'personal']);
        for (const { players } of two) expect(players).toBeLessThanOrEqual(seats);
      }
    }
  });

  it('ten "I" Rooms, all of them, and six of nine "II" Rooms are laid out [LCK-CHG-24]', () => {
    const seen = new Set<string>();
    for (const seed of seedsUntil('rooms', 20, () => seen.size === 9)) {
      const tiles = names(start(seed, 2), ZONE.tiles);
      const of = (kind: string) =>
        tiles.filter((id) => ROOMS.find((room) => room.id === id)!.tile === kind);
      expect(new Set(of('1')).size).toBe(10);
      expect(new Set(of('2')).size).toBe(6);
      for (const id of of('2')) seen.add(id);
    }
    expect(seen.size).toBe(9);
  });

  it('there is no variant in which a dead player leads the Intruders [LCK-CHG-32]', () => {
    expect(() => start('none', 3, { mode: 'intruder' })).toThrow();
    expect(() => start('some', 3, { mode: 'coop' })).not.toThrow();
  });
});

describe('guests', () => {
  /** The first players of many tables choose a Role, and then one of its Characters. */
  it('a Role allows either Character of its colour, and no colour occurs twice [LCK-CROSS-01, LCK-CROSS-02]', () => {
    const pairs: Record<string, Set<string>> = {};
    const drafts = () => Object.values(pairs).reduce((total, ids) => total + ids.size, 0);
    for (const seed of seedsUntil('guests', 20, () => drafts() === CHARACTERS.length)) {
      const random = randomFrom(seed);
      const table = start(seed, 5, { guests: true });
      for (let n = 0; n < 5; n++) {
        const seat = table.pending[0]!;
        const roles = table.options(seat);
        expect(roles).toHaveLength(2);
        table.decide(seat, roles[below(random, 2)]!);
        const characters = table.options(seat);
        const drafted = characters.map((option) => CHARACTERS[VERB.choose.value(option, 0)]!);
        expect(new Set(drafted.map(({ colour }) => colour)).size).toBe(1);
        pairs[drafted[0]!.colour] ??= new Set();
        for (const { id } of drafted) pairs[drafted[0]!.colour]!.add(id);
        table.decide(seat, characters[below(random, characters.length)]!);
      }
      const colours = table.vars.character.slice(0, 5).map((one) => CHARACTERS[one]!.colour);
      expect(new Set(colours).size).toBe(5);
    }
    const list = Object.fromEntries(
      Object.entries(pairs).map(([colour, ids]) => [colour, [...ids].sort()]),
    );
    expect(list).toEqual({
      red: ['soldier', 'survivor'],
      green: ['hacker', 'pilot'],
      white: ['scientist', 'xenobiologist'],
      blue: ['captain', 'sentry'],
      orange: ['janitor', 'mechanic'],
      purple: ['lab-rat', 'scout'],
    });
  });

  it('without guests the Role is the Character [LCK-CROSS-01]', () => {
    const table = start('hosts', 2);
    const seat = table.pending[0]!;
    table.decide(seat, table.options(seat)[0]!);
    expect(table.pending[0]).not.toBe(seat);
    expect(CHARACTERS[table.vars.character[seat]!]!.from).toBe('base');
  });

  it('nobody of Aftermath is among them [LCK-CROSS-07]', () => {
    const ids = CHARACTERS.map(({ id }) => id);
    expect(ids).toHaveLength(12);
    for (const id of ['convict', 'android', 'psychologist', 'ceo', 'bounty-hunter'])
      expect(ids).not.toContain(id);
  });

  it('three Weaknesses are dealt, never those about fire and phosphates [LCK-CROSS-10, LCK-CROSS-11]', () => {
    const dealt = new Set<string>();
    for (const seed of seedsUntil('weak', 20, () => dealt.size === 6)) {
      const table = start(seed, 2, { race: 'intruders' });
      const three = names(table, ZONE.weaknesses);
      expect(new Set(three).size).toBe(3);
      for (const id of three) dealt.add(id);
      expect(table.vars.discovered.slice(0, 3)).toEqual([false, false, false]);
    }
    expect([...dealt].sort()).toEqual([
      'reaction-to-danger',
      'species-on-the-brink-of-extinction',
      'the-way-of-fighting',
      'the-way-of-moving',
      'vital-places',
      'vulnerability-to-energy',
    ]);
  });
});

describe('the surface', () => {
  it('its tokens lie on the crossings and the unexplored Rooms of its buildings, the others underground [LCK-ALT-03-D, LCK-ALT-04]', () => {
    const orders = new Set<string>();
    for (const seed of seedsUntil('tokens', 10, () => orders.size > 1)) {
      const table = start(seed, 3, { board: 'alternative' });
      const slots = Array.from({ length: ALTERNATIVE.slots }, (_, at) => at + 1).filter(
        (slot) => ALTERNATIVE.fixed[slot] === undefined || ALTERNATIVE.fixed[slot] === 'crossing',
      );
      const tokens = names(table, ZONE.exploration);
      expect(tokens).toHaveLength(slots.length);
      const onSurface = slots.filter((_, at) => tokens[at]!.startsWith('surface'));
      expect(onSurface).toEqual([1, 2, 4, 5, 7, 8, 16, 28, 29, 30]);
      expect(slots.filter((slot) => !onSurface.includes(slot))).toEqual([
        10, 11, 12, 13, 18, 19, 20, 24, 25,
      ]);
      orders.add(tokens.join());
    }
  });

  it('Mars Surface cards are drawn there only, and shuffled again when all are gone [LCK-ALT-05, LCK-ALT-42-R]', () => {
    for (const seed of ['underground-1', 'underground-2', 'underground-3', 'underground-4']) {
      const log = new Log();
      const table = play(seed, log, () => {}, { board: 'standard' });
      expect(log.entries.some(({ what }) => what === 'mars-card')).toBe(false);
      expect(table.zone(ZONE.marsDiscard)).toEqual([]);
    }
    const table = start('mars', 2, { board: 'alternative' });
    const given = {
      crew: ['sentry', 'hacker'],
      places: { sentry: 9, hacker: 26 },
      exploration: { 30: 'surface-malfunction-1' },
      hands: { sentry: ['rest', 'search', 'search', 'repairs', 'stun'] },
      dice: ['mars'],
    };
    lockdownRigging.rig(table, lockdownRigging.given.parse(given));
    while (table.zone(ZONE.marsDeck).length > 0)
      table.move(table.top(ZONE.marsDeck), ZONE.marsDiscard);
    table.run();
    table.decide(asSeat(0), VERB.move(30));
    table.decide(asSeat(0), table.options(asSeat(0))[0]!);
    expect(table.zone(ZONE.marsDeck)).toHaveLength(7);
    expect(table.zone(ZONE.marsDiscard)).toHaveLength(1);
  });
});

describe('the data', () => {
  /** Every number of every slot, over Corridors and entrances. */
  function numbersAt(plan: BoardPlan, slot: Slot): number[] {
    const own = plan.corridors.flatMap(([a, b, numbers]) =>
      a === slot || b === slot ? [...numbers] : [],
    );
    return [...own, ...plan.networks.flatMap((network) => [...(network[slot] ?? [])])].sort();
  }

  it('both boards give every Room the numbers 1 to 4, once each, and the start of Rover and Elevator [LCK-DATA-01, LCK-ALT-43-R]', () => {
    for (const plan of [STANDARD, ALTERNATIVE])
      for (let slot = FIRST_SLOT; slot <= plan.slots; slot++)
        expect([slot, numbersAt(plan, slot)]).toEqual([slot, [1, 2, 3, 4]]);
    const table = start('standard', 2);
    expect(exitsOf(table.vars)).toEqual([1]);
    expect([facilityOf(table).rover, facilityOf(table).elevator]).toEqual([1, 2]);
    const other = start('alternative', 2, { board: 'alternative' });
    expect(exitsOf(other.vars)).toEqual([2, 5, 9, 16, 23]);
    expect(facilityOf(other).rover).toBe(16);
    expect(ALTERNATIVE.fixed[BUNKER_CROSSING]).toBe('crossing');
    expect(Object.values(ALTERNATIVE.fixed).filter((id) => id === 'crossing')).toHaveLength(3);
    expect(STANDARD.sections!.corridors).toHaveLength(STANDARD.corridors.length);
    expect(ALTERNATIVE.sections!.corridors).toHaveLength(ALTERNATIVE.corridors.length);
  });

  it('the Track has 15 spaces, six slots for CSS tokens, eight thresholds and white spaces from 8 on [LCK-DATA-02]', () => {
    expect([START_TIME, WHITE]).toEqual([15, 8]);
    expect(CSS_SPACES).toEqual([10, 8, 6, 4, 2, 1]);
    expect(RED_THRESHOLDS).toEqual([15, 14, 10, 8, 5]);
    expect(BLUE_THRESHOLDS).toEqual([12, 6, 4]);
    const facility = facilityOf(start('power', 2));
    expect(facility.power.slice(1).sort()).toEqual([1, 2, 3, 4]);
    expect(facility.powered.slice(1)).toEqual([true, true, false, false]);
  });

  it('Rooms have their colours, computers and actions, computer cards three options each [LCK-DATA-03]', () => {
    const room = (id: string) => ROOMS.find((one) => one.id === id)!;
    expect([room('archive').colour, room('archive').computer]).toEqual(['white', true]);
    const transmitter = room('transmitter-control-room');
    expect([transmitter.colour, transmitter.computer]).toEqual(['red', true]);
    expect([room('nest').colour, room('nest').computer]).toEqual(['none', false]);
    expect(ROOMS.filter(({ tile }) => tile === '1')).toHaveLength(10);
    expect(ROOMS.filter(({ tile }) => tile === '2')).toHaveLength(9);
    expect(COMPUTERS.map(({ does }) => does.length)).toEqual([3, 3, 3, 3, 3, 0]);
  });

  const sum = (list: readonly { readonly copies: number }[]): number =>
    list.reduce((total, { copies }) => total + copies, 0);

  it('Exploration and Intruder tokens [LCK-DATA-04]', () => {
    expect(sum(EXPLORATION.filter(({ surface }) => !surface))).toBe(20);
    expect(sum(EXPLORATION.filter(({ surface }) => surface))).toBe(10);
    const stalkers = TOKENS.filter(({ race }) => race !== 'intruders');
    const count = (type: string) => sum(stalkers.filter((token) => token.type === type));
    expect(['larva', 'creeper', 'adult', 'breeder', 'queen', 'blank'].map(count)).toEqual([
      8, 3, 12, 2, 1, 1,
    ]);
  });

  it('has as many cards and tokens as the box [LCK-DATA-05, LCK-CTG-05]', () => {
    const of = (race: string) => [
      ATTACKS.filter((card) => card.race === race).length,
      EVENTS.filter((card) => card.race === race).length,
    ];
    expect(of('night-stalkers')).toEqual([20, 22]);
    expect(of('intruders')).toEqual([20, 20]);
    expect(CONTINGENCIES.map(({ id, copies }) => [id, copies])).toEqual([
      ['code-green', 1],
      ['code-yellow', 2],
      ['code-blue', 2],
      ['code-grey', 1],
      ['code-red', 1],
    ]);
    expect(sum(CSS_TOKENS)).toBe(7);
    expect(MARS_CARDS).toHaveLength(8);
    expect(CONTAMINATION).toEqual({ cards: 27, infected: 7 });
    expect(OBJECTIVES.map(({ deck }) => deck).filter((deck) => deck === 'team')).toHaveLength(10);
    expect(WOUNDS.length).toBeGreaterThan(4);
  });

  it('Characters, Action decks and recipes [LCK-DATA-06]', () => {
    for (const { deck, id } of CHARACTERS) {
      expect([id, deck.length]).toEqual([id, 10]);
      for (const card of deck) expect(ACTION_CARDS.map((one) => one.id)).toContain(card);
    }
    const made = RECIPES.filter(({ makes }) =>
      ITEMS.some(({ id, from, copies }) => id === makes && from !== 'ship' && copies > 0),
    );
    expect(made).toHaveLength(5);
  });

  it('cards that the catalogue calls reconstructed are shown as such [LCK-DATA-07-R]', () => {
    const catalogue = readFileSync(
      join(import.meta.dirname, '../../../../rules/lockdown.md'),
      'utf8',
    );
    const sheets = cardSheets(new Voice('en', lockdownTexts.en));
    const wrong: string[] = [];
    let marked = 0;
    for (const [, id, text] of catalogue.matchAll(/^- \*\*LCK-CARD-([a-z0-9-]+)\*\* (.*)$/gm)) {
      const is = text!.endsWith('(reconstructed)');
      for (const sheet of sheets)
        if (sheet.id === id && is) {
          marked++;
          if (sheet.sure !== 'reconstructed') wrong.push(id!);
        }
    }
    expect(wrong).toEqual([]);
    expect(marked).toBeGreaterThan(20);
  });
});
