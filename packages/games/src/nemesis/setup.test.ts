import {
  allSeats,
  asSeat,
  checkSetup,
  codeOf,
  type Option,
  Refused,
  SPECTATOR,
  viewOf,
} from '@deadlight/engine';
import { dealer, expectFair, group, names, seatsOf, tally } from '@deadlight/engine/testing';
import { describe, expect, it } from 'vitest';
import { CHARACTERS } from '../packs/characters.ts';
import { FIGURES } from '../packs/intruders.ts';
import { ITEMS as ALL_ITEMS, DECKS } from '../packs/items.ts';
import { type BoardPlan, FIRST_SLOT, prepare, wayAt } from '../survival/board.ts';
import { supplyOf } from '../survival/book.ts';
import { itemOf, WEAPONS } from '../survival/things.ts';
import { OPEN, type SurvivalTable } from '../survival/vars.ts';
import { BLUE_CORPSE, OBJECTS } from '../survival/words.ts';
import { ALTERNATIVE, STANDARD } from './data/boards.ts';
import { ITEMS } from './data/box.ts';
import { EXPLORATION } from './data/exploration.ts';
import { INTRUDER_CARDS } from './data/intruder-cards.ts';
import { OBJECTIVES } from './data/objectives.ts';
import { ROOMS } from './data/rooms.ts';
import { game as nemesis } from './game.ts';
import { nemesisRigging } from './rigging.ts';
import { shipOf } from './ship.ts';
import { VERB } from './words.ts';
import { ZONE } from './zones.ts';

const copiesOf = (list: readonly { readonly copies: number }[]): number =>
  list.reduce((sum, { copies }) => sum + copies, 0);

const DEALS = 200;
const SEATS = [1, 2, 3, 4, 5] as const;

const { start, deals } = dealer(nemesis, DEALS);

/** One player after the other takes the first of two Characters, or the last. */
function draft(table: SurvivalTable, last = false, players = table.state.seats): void {
  for (let i = 0; i < players; i++) {
    const seat = table.pending[0]!;
    table.decide(seat, table.options(seat).at(last ? -1 : 0)!);
  }
}

const CREW = ['captain', 'mechanic', 'pilot', 'scientist', 'scout', 'soldier'];
const SHEETS = CHARACTERS.filter(({ id }) => CREW.includes(id));

const tileOf = (id: string): string => ROOMS.find((room) => room.id === id)!.tile;

describe('what is in the box', () => {
  it('is for one to five players, and six Characters of whom nobody is played twice [NEM-SETUP-01]', () => {
    for (const seats of [0, 6])
      expect(() => checkSetup(nemesis, { seats, seed: 'x', options: {} })).toThrow(Refused);
    expect(group(start(5, 'crew').table, 'character').sort()).toEqual(CREW);
    for (const seats of SEATS)
      for (const last of [false, true]) {
        const { table } = start(seats, 'crew');
        draft(table, last);
        const crew = table.vars.character.slice(0, seats);
        expect(new Set(crew).size).toBe(seats);
        expect(Math.min(...crew)).toBeGreaterThanOrEqual(0);
      }
  });

  it('has 20 figures of Intruders [NEM-SETUP-02]', () => {
    expect(tally(FIGURES.map((name) => name.replace(/-\d$/, '')))).toEqual({
      larva: 6,
      creeper: 3,
      adult: 8,
      breeder: 2,
      queen: 1,
    });
    expect(start(3, 'figures').table.vars.at).toHaveLength(20);
  });

  it('has 27 tokens with their numbers [NEM-SETUP-03]', () => {
    const tokens = group(start(3, 'tokens').table, 'token');
    expect(tokens).toHaveLength(27);
    expect(tally(tokens)).toEqual({
      blank: 1,
      'larva-1': 8,
      'creeper-1': 3,
      'adult-2': 4,
      'adult-3': 5,
      'adult-4': 3,
      'breeder-3': 1,
      'breeder-4': 1,
      'queen-4': 1,
    });
  });

  it('has 8 Fire and Malfunction markers and 12 Doors [NEM-SETUP-04]', () => {
    const { table } = start(3, 'supply');

    expect(supplyOf(table, 'fire')).toBe(8);
    expect(supplyOf(table, 'malfunction')).toBe(8);
    expect(supplyOf(table, 'doors')).toBe(12);
  });

  it('has Exploration and Engine tokens, Pods, Eggs and Corpses [NEM-SETUP-05]', () => {
    const { table } = start(5, 'tokens');
    expect(group(table, 'explorationToken')).toHaveLength(20);
    expect(tally(group(table, 'engine'))).toEqual({ intact: 3, damaged: 3 });
    expect(shipOf(table).pods.slice(1)).toHaveLength(4);
    expect(supplyOf(table, 'eggs')).toBe(8);
    for (const name of ['blue', ...CREW]) expect(OBJECTS).toContain(`${name}-corpse`);
    expect(table.vars.decompression).toBe(0);
    expect(seatsOf(table)).toContain(table.vars.first);
  });

  it('has the listed number of cards of each kind [NEM-SETUP-06]', () => {
    const { table } = start(4, 'cards', { mode: 'intruder' });
    const backs = tally(
      group(table, 'item').map((name) => ITEMS.find(({ id }) => id === name)!.back),
    );
    const printed = (back: string): number => copiesOf(ITEMS.filter((one) => one.back === back));
    expect(backs).toEqual(
      Object.fromEntries(
        ['green', 'yellow', 'red', 'blue', 'start', 'quest'].map((back) => [back, printed(back)]),
      ),
    );
    // Each Flamethrower has a name of its own, for its ammo.
    const crafted = names(table, ZONE.crafted).map((name) => name.replace(/-\d$/, ''));
    expect(tally(crafted)).toEqual({
      antidote: 3,
      taser: 3,
      flamethrower: 3,
      'molotov-cocktail': 3,
    });
    const cards = group(table, 'card');
    expect(cards.filter((name) => name === 'infected' || name === 'clean')).toHaveLength(27);
    expect(cards).toHaveLength(27 + 6 * 10);
    for (const { deck, quests } of SHEETS) {
      expect(deck).toHaveLength(10);
      expect(new Set(quests).size).toBe(2);
    }
    expect(group(table, 'attack')).toHaveLength(20);
    expect(group(table, 'event')).toHaveLength(20);
    expect(group(table, 'wound')).toHaveLength(16);
    expect(group(table, 'weakness')).toHaveLength(8);
    expect(group(table, 'coordinates')).toHaveLength(8);
    expect(tally(OBJECTIVES.map(({ deck }) => deck))).toEqual({
      corporate: 9,
      personal: 9,
      team: 7,
    });
    expect(group(table, 'objective')).toHaveLength(25);
    expect(group(table, 'character')).toHaveLength(6);
    expect(INTRUDER_CARDS).toHaveLength(10);
    expect(group(table, 'intruderCard')).toHaveLength(10);
  });
});

describe('dice', () => {
  /** What the log says of one Action, done at many tables laid out alike. */
  function outcomes(
    given: unknown,
    options: readonly Option[],
    what: string,
    data: string,
  ): string[] {
    const found: string[] = [];
    for (let i = 0; i < 600; i++) {
      const { table, log } = start(2, `die-${i}`);
      nemesisRigging.rig(table, nemesisRigging.given.parse(given));
      table.run();
      const sides: number[] = [];
      const roll = table.roll.bind(table);
      table.roll = (n: number) => {
        sides.push(n);
        return roll(n);
      };
      for (const option of options) table.decide(asSeat(0), option);
      // One die for each roll.
      const lines = log.linesFor(SPECTATOR).filter((line) => line.what === what);
      expect(lines).toHaveLength(1);
      expect(sides).toHaveLength(1);
      found.push(`${sides[0]}: ${String(lines[0]!.data[data])}`);
    }
    return found;
  }

  const rest = nemesis.kinds.findIndex(({ name }) => name === 'rest');

  it('a Noise roll is one die of ten: 1 to 4 twice, Silence, Danger [NEM-SETUP-07] [NEM-SETUP-08-R]', () => {
    const counts = tally(
      outcomes(
        { crew: ['scout', 'captain'], rooms: { 14: 'canteen' } },
        [VERB.move(14), VERB.pay(rest)],
        'noise-roll',
        'face',
      ),
    );
    expect(Object.keys(counts).sort()).toEqual([
      '10: @noise.1',
      '10: @noise.2',
      '10: @noise.3',
      '10: @noise.4',
      '10: @noise.danger',
      '10: @noise.silence',
    ]);
    for (const [face, n] of Object.entries(counts))
      expect(Math.abs(n - (/\d$/.test(face) ? 120 : 60))).toBeLessThan(45);
  });

  it('an attack is one die of six: blank, two Creepers, Adult, one hit, two hits [NEM-SETUP-07] [NEM-SETUP-08-R]', () => {
    const rifle = ALL_ITEMS.findIndex(({ id }) => id === 'rifle');
    const queen = FIGURES.indexOf('queen');
    const counts = tally(
      outcomes(
        { crew: ['scout', 'captain'], intruders: { 11: ['queen'] } },
        [VERB.shoot(rifle, queen), VERB.pay(rest)],
        'combat-roll',
        'face',
      ),
    );
    expect(Object.keys(counts)).toHaveLength(5);
    for (const [face, n] of Object.entries(counts))
      expect(Math.abs(n - (face.includes('creeper') ? 200 : 100))).toBeLessThan(60);
  });
});

describe('the board', () => {
  it('is the standard side unless the other is chosen [NEM-SETUP-10]', () => {
    for (const [options, home, cockpit] of [
      [{}, 11, 1],
      [{ board: 'alternative' }, 8, 2],
    ] as const) {
      const { table } = start(2, 'side', options);
      expect(ROOMS[table.vars.rooms[home]!]!.id).toBe('hibernatorium');
      expect(ROOMS[table.vars.rooms[cockpit]!]!.id).toBe('cockpit');
    }
  });

  it('has five of nine tiles "2", the rest aside, any of them anywhere [NEM-SETUP-11]', () => {
    const firsts: string[] = [];
    const aside: string[] = [];
    for (const table of deals(3)) {
      const tiles = names(table, ZONE.tiles);
      const second = [6, 7, 8, 14, 15].map((slot) => tiles[slot - 1]!);
      for (const id of second) expect(tileOf(id)).toBe('2');
      expect(new Set(second).size).toBe(5);
      const left = group(table, 'room', ZONE.box);
      expect(left.map(tileOf)).toEqual(['2', '2', '2', '2']);
      expect(new Set([...second, ...left]).size).toBe(9);
      for (const slot of [6, 7, 8, 14, 15]) expect(table.vars.rooms[slot]).toBe(-1);
      firsts.push(second[0]!);
      aside.push(...left);
    }
    expectFair(firsts, 9);
    expectFair(aside, 9);
  });

  it('has all eleven tiles "1", face down [NEM-SETUP-12]', () => {
    const firsts: string[] = [];
    for (const table of deals(3)) {
      const tiles = names(table, ZONE.tiles);
      const first = [2, 3, 4, 5, 9, 10, 12, 13, 16, 17, 18].map((slot) => tiles[slot - 1]!);
      expect([...first].sort()).toEqual(
        ROOMS.filter(({ tile }) => tile === '1')
          .map(({ id }) => id)
          .sort(),
      );
      firsts.push(first[0]!);
    }
    expectFair(firsts, 11);
    for (const seat of [...allSeats(3), SPECTATOR]) {
      const seen = viewOf(start(3, 'tiles').table, seat).zones['tiles']!;
      expect(Object.values(seen.placed!).map(tileOf)).toEqual(new Array(5).fill('special'));
      expect(seen.hidden).toEqual({ 'tile-1': 11, 'tile-2': 5 });
    }
  });

  it('has 16 of 20 Exploration tokens, face down [NEM-SETUP-13]', () => {
    const kinds = { malfunction: 8, door: 4, fire: 2, silence: 2, slime: 2, danger: 2 };
    const firsts: string[] = [];
    for (const table of deals(3)) {
      expect(table.zone(ZONE.exploration)).toHaveLength(16);
      expect(group(table, 'explorationToken', ZONE.box)).toHaveLength(4);
      expect(
        tally(group(table, 'explorationToken').map((name) => name.replace(/-\d$/, ''))),
      ).toEqual(kinds);
      expect(viewOf(table, asSeat(0)).zones['exploration']).toEqual({
        size: 16,
        hidden: { exploration: 16 },
      });
      firsts.push(names(table, ZONE.exploration)[0]!.replace(/-\d$/, ''));
    }
    const counts = tally(firsts);
    for (const [effect, copies] of Object.entries(kinds))
      expect(Math.abs((counts[effect] ?? 0) - copies * 10)).toBeLessThan(40);
    expect(EXPLORATION.every(({ items }) => items >= 1 && items <= 4)).toBe(true);
  });

  it('has five Rooms printed on it, explored and without tokens [NEM-SETUP-14]', () => {
    const { table } = start(2, 'special');
    const special = {
      1: 'cockpit',
      11: 'hibernatorium',
      19: 'engine-3',
      20: 'engine-2',
      21: 'engine-1',
    };
    table.vars.rooms.forEach((room, slot) => {
      expect(room < 0 ? undefined : ROOMS[room]!.id).toBe(
        (special as Record<number, string>)[slot],
      );
    });
    expect(table.zone(ZONE.exploration)).toHaveLength(21 - 5);
  });

  it('has one Coordinates card of eight, which nobody has seen [NEM-SETUP-15]', () => {
    const cards = deals(2).map((table) => {
      expect(table.zone(ZONE.coordinates)).toHaveLength(1);
      expect(group(table, 'coordinates', ZONE.box)).toHaveLength(7);
      for (const seat of [...allSeats(2), SPECTATOR])
        expect(viewOf(table, seat).zones['coordinates']!.cards).toBeUndefined();
      return names(table, ZONE.coordinates)[0]!;
    });
    expectFair(cards, 8);
  });

  it('has Pods by the number of players, all Locked [NEM-SETUP-17]', () => {
    const pods = [2, 2, 3, 3, 4];
    for (const seats of SEATS) {
      const { table } = start(seats, 'pods');
      const states = shipOf(table).pods.slice(1);
      expect(states.filter((state) => state === 0)).toHaveLength(pods[seats - 1]!);
      expect(states.slice(0, pods[seats - 1]).every((state) => state === 0)).toBe(true);
    }
  });

  it('has two tokens to each Engine, either on top, and nobody knows which [NEM-SETUP-19]', () => {
    const tops: string[] = [];
    for (const table of deals(2)) {
      const engines = [0, 1, 2].map((engine) => names(table, ZONE.engine(engine)));
      for (const engine of engines) expect([...engine].sort()).toEqual(['damaged', 'intact']);
      for (const seat of [...allSeats(2), SPECTATOR])
        for (const engine of ['1', '2', '3'])
          expect(viewOf(table, seat).zones[`engine/${engine}`]).toEqual({
            size: 2,
            hidden: { engine: 2 },
          });
      tops.push(engines.map((engine) => engine[1]).join(' '));
    }
    expectFair(tops, 8);
  });

  it('has three Weaknesses of eight, face down, and the rest aside [NEM-SETUP-21]', () => {
    const firsts = deals(2).map((table) => {
      expect(table.zone(ZONE.weaknesses)).toHaveLength(3);
      expect(group(table, 'weakness', ZONE.box)).toHaveLength(5);
      expect(viewOf(table, asSeat(0)).zones['weaknesses']).toEqual({
        size: 3,
        hidden: { weakness: 3 },
      });
      return names(table, ZONE.weaknesses)[0]!;
    });
    expectFair(firsts, 8);
  });

  it.each(SEATS)(
    '%i players: the bag has one Adult more for each [NEM-SETUP-22] [NEM-SETUP-23]',
    (seats) => {
      const adults = new Set<string>();
      for (const table of deals(seats)) {
        const bag = names(table, ZONE.bag);
        expect(bag).toHaveLength(10 + seats);
        expect(tally(bag.map((name) => name.replace(/-\d$/, '')))).toEqual({
          blank: 1,
          larva: 4,
          creeper: 1,
          queen: 1,
          adult: 3 + seats,
        });
        expect([...bag, ...names(table, ZONE.tokens)]).toHaveLength(27);
        expect(tally(names(table, ZONE.tokens).map((name) => name.replace(/-\d$/, '')))).toEqual({
          larva: 4,
          creeper: 2,
          adult: 9 - seats,
          breeder: 2,
        });
        expect(table.vars.carcassesIn.every((count) => count === 0)).toBe(true);
        for (const name of bag) if (name.startsWith('adult')) adults.add(name);
      }
      expect(adults).toEqual(new Set(['adult-2', 'adult-3', 'adult-4']));
    },
  );

  it('has seven shuffled decks [NEM-SETUP-24]', () => {
    const decks = [
      [ZONE.attackDeck, 20],
      [ZONE.eventDeck, 20],
      [ZONE.woundDeck, 16],
      [ZONE.contaminationDeck, 27],
      ...DECKS.map((back, deck) => {
        const size = copiesOf(ITEMS.filter((one) => one.back === back));
        return [ZONE.itemDeck(deck), size] as const;
      }),
    ] as const;
    const tables = deals(2);
    for (const [zone, size] of decks) {
      const kinds = new Set(names(tables[0]!, zone));
      const tops = new Set(tables.map((table) => names(table, zone).at(-1)!));
      const bottoms = new Set(tables.map((table) => names(table, zone)[0]!));
      for (const table of tables) expect(table.zone(zone)).toHaveLength(size);
      // Every card but the rarest comes up.
      expect(tops.size).toBeGreaterThan(kinds.size * 0.8);
      expect(bottoms.size).toBeGreaterThan(kinds.size * 0.8);
      for (const seat of [...allSeats(2), SPECTATOR]) {
        const name = nemesis.zones.list[zone]!.name;
        const seen = viewOf(tables[0]!, seat).zones[name]!;
        expect(seen.cards ?? seen.placed).toBeUndefined();
      }
    }
    DECKS.forEach((back, deck) => {
      for (const name of names(tables[0]!, ZONE.itemDeck(deck)))
        expect(ITEMS.find(({ id }) => id === name)!.back).toBe(back);
    });
    const backs = (zone: number): Set<string> =>
      new Set(tables[0]!.zone(zone).map((thing) => nemesis.kinds[tables[0]!.kind(thing)]!.back));
    draft(tables[0]!);
    expect(backs(ZONE.contaminationDeck)).toEqual(backs(ZONE.deck(asSeat(0))));
  });

  it('has no Intruder Action cards and no team Objectives in the usual mode [NEM-SETUP-26]', () => {
    for (const table of deals(3)) {
      expect(group(table, 'intruderCard')).toEqual([]);
      for (const seat of seatsOf(table))
        for (const id of names(table, ZONE.objectives(seat)))
          expect(OBJECTIVES.find((one) => one.id === id)!.deck).not.toBe('team');
      expect(table.zone(ZONE.mission)).toEqual([]);
    }
  });

  it('has no Door, no Noise, no Fire and no Malfunction on it [NEM-SETUP-28]', () => {
    for (const options of [{}, { board: 'alternative' }]) {
      const { door, noise, fire, malfunction } = start(4, 'bare', options).table.vars;
      expect(new Set(door)).toEqual(new Set([OPEN]));
      for (const marks of [noise, fire, malfunction]) expect(marks).not.toContain(true);
    }
  });

  it('has slots that see each number once, or is refused [NEM-SETUP-39-R]', () => {
    for (const plan of [STANDARD, ALTERNATIVE]) {
      const board = prepare(plan);
      for (let slot = FIRST_SLOT; slot <= 21; slot++) {
        const ways = [1, 2, 3, 4].map((number) => wayAt(board, slot, number));
        for (const way of ways) expect(board.ends[way]).toContain(slot);
        // An exit with two numbers is one Corridor.
        expect(board.waysOf[slot]).toEqual([...new Set(ways)].sort((a, b) => a - b));
      }
    }
    const with14 = (numbers: number[]): BoardPlan => ({
      ...STANDARD,
      corridors: STANDARD.corridors.map(([a, b, old]) =>
        a === 11 && b === 14 ? [a, b, numbers] : [a, b, old],
      ),
    });
    expect(() => prepare(with14([4]))).not.toThrow();
    expect(() => prepare(with14([3]))).toThrow('two corridors with the number 3');
    expect(() => prepare(with14([]))).toThrow('no corridor with the number 4');
    expect(() => prepare(with14([2, 4]))).toThrow('two corridors');
  });
});

describe('the crew', () => {
  it('has numbers dealt at random, and Number 1 has the token [NEM-SETUP-29] [NEM-SETUP-36] [NEM-EX-2]', () => {
    for (const seats of SEATS) {
      const ones: number[] = [];
      for (const table of deals(seats)) {
        const numbers = table.vars.number.slice(0, seats);
        expect([...numbers].sort()).toEqual(Array.from({ length: seats }, (_, i) => i + 1));
        ones.push(numbers.indexOf(1));
        expect(table.vars.first).toBe(numbers.indexOf(1));
        draft(table);
        // The number stays; the first round begins with Number 1.
        expect(table.vars.number.slice(0, seats)).toEqual(numbers);
        expect(table.vars.first).toBe(numbers.indexOf(1));
        expect(table.pending).toEqual([numbers.indexOf(1)]);
      }
      expectFair(ones, seats);
    }
  });

  it.each([2, 3, 4, 5])(
    '%i players: one Objective of either deck, none for more players [NEM-SETUP-30] [NEM-EX-1]',
    (seats) => {
      const dealt = new Set<string>();
      for (const table of deals(seats)) {
        for (const seat of seatsOf(table)) {
          const own = names(table, ZONE.objectives(seat)).map(
            (id) => OBJECTIVES.find((one) => one.id === id)!,
          );
          expect(own.map(({ deck }) => deck).sort()).toEqual(['corporate', 'personal']);
          for (const { id, players } of own) {
            expect(players).toBeLessThanOrEqual(seats);
            dealt.add(id);
          }
        }
        const inGame = OBJECTIVES.filter(
          ({ deck, players }) => deck !== 'team' && players <= seats,
        );
        expect(group(table, 'objective', ZONE.box)).toHaveLength(inGame.length - 2 * seats);
        expect(names(table, ZONE.gone).sort()).toEqual(
          OBJECTIVES.filter((one) => !inGame.includes(one))
            .map(({ id }) => id)
            .sort(),
        );
      }
      expect(dealt.size).toBe(
        OBJECTIVES.filter(({ deck, players }) => deck !== 'team' && players <= seats).length,
      );
    },
  );

  it('knows its Objectives before the draft, each player their own [NEM-SETUP-31]', () => {
    const { table } = start(4, 'objectives');
    expect(table.trail).toContain('draft/choose');
    expect(table.vars.character.slice(0, 4)).toEqual([-1, -1, -1, -1]);
    for (const seat of seatsOf(table))
      for (const other of seatsOf(table)) {
        const seen = viewOf(table, seat).zones[`objectives/${other + 1}`]!;
        if (seat === other)
          expect([...seen.cards!].sort()).toEqual(names(table, ZONE.objectives(seat)).sort());
        else expect(seen).toEqual({ size: 2, hidden: { objective: 2 } });
      }
  });

  it('chooses one of two Characters each, by number, the other going back [NEM-SETUP-32]', () => {
    const seen = new Set<string>();
    let again = 0;
    for (const table of deals(5)) {
      const taken: number[] = [];
      let refused = -1;
      for (let number = 1; number <= 5; number++) {
        const seat = asSeat(table.vars.number.indexOf(number));
        expect(table.pending).toEqual([seat]);
        const options = table.options(seat);
        expect(options.map(codeOf)).toEqual([VERB.choose.code, VERB.choose.code]);
        const both = options.map((option) => VERB.choose.value(option, 0));
        expect(viewOf(table, SPECTATOR).zones['draft']!.cards).toHaveLength(2);
        for (const one of both) expect(taken).not.toContain(one);
        if (both.includes(refused)) again++;
        seen.add(`${number}: ${CHARACTERS[both[0]!]!.id}`);
        table.decide(seat, options[0]!);
        taken.push(both[0]!);
        refused = both[1]!;
        expect(table.vars.character[seat]).toBe(both[0]);
      }
      // The Characters left over leave the game.
      expect(table.zone(ZONE.draft)).toHaveLength(0);
      const out = SHEETS.find(
        ({ id }) => !taken.includes(CHARACTERS.findIndex((one) => one.id === id)),
      )!;
      expect(group(table, 'character', ZONE.crew)).not.toContain(out.id);
      for (const seat of seatsOf(table))
        for (const quest of out.quests)
          expect(names(table, ZONE.quests(seat))).not.toContain(quest);
    }
    expect(seen.size).toBe(30);
    // The one that was not taken comes up again, but not always.
    expect(again).toBeGreaterThan(DEALS);
    expect(again).toBeLessThan(4 * DEALS);
  });

  it('wakes in the Hibernatorium with a shuffled deck and nothing in hand [NEM-SETUP-33]', () => {
    const tops: string[] = [];
    for (const table of deals(2)) {
      const seat = table.pending[0]!;
      draft(table, false, 1);
      expect(table.vars.place[seat]).toBe(11);
      expect(table.zone(ZONE.hand(seat))).toHaveLength(0);
      expect(table.zone(ZONE.discard(seat))).toHaveLength(0);
      const { deck } = CHARACTERS[table.vars.character[seat]!]!;
      const cards = names(table, ZONE.deck(seat));
      expect([...cards].sort()).toEqual([...deck].sort());
      tops.push(`${deck.indexOf(cards.at(-1)!)}`);
      const sees = viewOf(table, seat).zones[`deck/${seat + 1}`]!;
      expect(sees).toEqual({ size: 10, hidden: { action: 10 } });
      draft(table, false, 1);
      // The first round has begun: five cards in hand.
      expect(table.zone(ZONE.hand(seat))).toHaveLength(5);
    }
    // Search is there twice, so nine kinds; none is always on top.
    expect(new Set(tops).size).toBe(9);
  });

  it('has a loaded weapon in one hand slot, and two inactive Quest Items [NEM-SETUP-34] [NEM-SETUP-35]', () => {
    const ammo = {
      captain: ['six-shooter', 6],
      pilot: ['shotgun', 2],
      scientist: ['pistol', 3],
      scout: ['rifle', 4],
      soldier: ['assault-rifle', 5],
      mechanic: ['sawed-off-shotgun', 2],
    } as const;
    const met = new Set<string>();
    for (const table of deals(5).slice(0, 20)) {
      draft(table);
      for (const seat of seatsOf(table)) {
        const { id, quests } = CHARACTERS[table.vars.character[seat]!]!;
        met.add(id);
        const [weapon, shots] = ammo[id as keyof typeof ammo];
        expect(names(table, ZONE.held(seat))).toEqual([weapon]);
        expect(itemOf(table.kind(table.zone(ZONE.held(seat))[0]!)).heavy).toBe(true);
        const gun = WEAPONS.findIndex((kind) => itemOf(kind).id === weapon);
        expect(table.vars.ammo[gun]).toBe(shots);
        expect(names(table, ZONE.quests(seat)).sort()).toEqual([...quests].sort());
        expect(table.zone(ZONE.gear(seat))).toHaveLength(0);
        expect(table.zone(ZONE.inventory(seat))).toHaveLength(0);
        // Everybody can read the tasks.
        expect(viewOf(table, SPECTATOR).zones[`quests/${seat + 1}`]!.cards).toHaveLength(2);
      }
    }
    expect(met.size).toBe(6);
  });

  it('finds the blue Corpse where it wakes [NEM-SETUP-37]', () => {
    expect(start(2, 'corpse').table.vars.corpse[BLUE_CORPSE]).toBe(11);
    expect(start(2, 'corpse', { board: 'alternative' }).table.vars.corpse[BLUE_CORPSE]).toBe(8);
    expect(OBJECTS[BLUE_CORPSE]).toBe('blue-corpse');
  });

  it('keeps what was put aside unknown until the game is over [NEM-SETUP-41-R]', () => {
    const boxes = new Set<string>();
    const said = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const { table, log } = start(3, `aside-${i}`);
      for (const seat of [...allSeats(3), SPECTATOR]) {
        const box = viewOf(table, seat).zones['box']!;
        expect(box.cards ?? box.placed).toBeUndefined();
        // What shows is the same at every table.
        boxes.add(JSON.stringify(box));
      }
      for (const seat of [...allSeats(3), SPECTATOR])
        for (const { what } of log.linesFor(seat)) said.add(what);
    }
    expect(boxes.size).toBe(1);
    expect([...said]).not.toContain('aside');
    const { table } = start(2, 'end');
    nemesisRigging.rig(table, nemesisRigging.given.parse({ turn: 'events', time: 14 }));
    table.run();
    expect(table.over).not.toBeNull();
    expect(viewOf(table, asSeat(0)).zones['box']!.cards).toEqual(names(table, ZONE.box));
  });
});
