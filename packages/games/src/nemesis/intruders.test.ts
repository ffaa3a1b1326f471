import { asSeat, Broken, checkSetup, parseAnswer, Table } from '@deadlight/engine';
import { describe, expect, it } from 'vitest';
import { asSlot, type BoardPlan, prepare, type Slot, wayAt } from '../survival/board.ts';
import type { SurvivalTable, Vars } from '../survival/vars.ts';
import { ZONE } from '../survival/zones.ts';
import { ALTERNATIVE, STANDARD } from './data/boards.ts';
import { game as nemesis } from './game.ts';
import { nemesisRigging } from './rigging.ts';

const BOARDS = { standard: STANDARD, alternative: ALTERNATIVE } as const;
const NUMBERS = [1, 2, 3, 4];

/** The numbers at the exits of a slot, exit by exit, as the board prints them. */
function exitsOf(plan: BoardPlan, slot: Slot): (readonly number[])[] {
  const corridors = plan.corridors.filter(([a, b]) => a === slot || b === slot);
  const entrances = plan.networks.flatMap((network) => (network[slot] ? [network[slot]] : []));
  return [...corridors.map(([, , numbers]) => numbers), ...entrances];
}

const slotsOf = (plan: BoardPlan): Slot[] =>
  Array.from({ length: plan.slots }, (_, i) => asSlot(i + 1));

/** How often each thing lies in a zone. */
function tally(table: SurvivalTable, zone: number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const thing of table.zone(zone)) {
    const { name } = nemesis.kinds[table.kind(thing)]!;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

const start = (seed: string): SurvivalTable =>
  Table.start<Vars>(nemesis, checkSetup(nemesis, { seats: 3, seed, options: {} }));

describe.each(Object.entries(BOARDS))('the %s board', (_name, plan) => {
  it('has each number once at every Room, and each leads somewhere [NEM-NOISE-13-R]', () => {
    const board = prepare(plan);
    for (const slot of slotsOf(plan)) {
      expect(exitsOf(plan, slot).flat().sort()).toEqual(NUMBERS);
      for (const number of NUMBERS) {
        const way = wayAt(board, slot, number);
        expect(board.ends[way]).toContain(slot);
        expect(exitsOf(plan, slot).filter((exit) => exit.includes(number))).toHaveLength(1);
      }
    }
  });

  it('leads from a number to the same Corridor at both ends [NEM-NOISE-13-R]', () => {
    const board = prepare(plan);
    for (const [a, b, numbers] of plan.corridors)
      for (const number of numbers)
        expect(wayAt(board, asSlot(a), number)).toBe(wayAt(board, asSlot(b), number));
  });

  it('is refused with a number that is missing or there twice [NEM-NOISE-13-R]', () => {
    const [first, ...rest] = plan.corridors;
    const [a, b, numbers] = first!;
    expect(() => prepare({ ...plan, corridors: rest })).toThrow(Broken);
    const taken = NUMBERS.find((number) => !numbers.includes(number))!;
    expect(() => prepare({ ...plan, corridors: [[a, b, [taken]], ...rest] })).toThrow(Broken);
  });
});

describe('Technical Corridor entrances', () => {
  const bothOf = (plan: BoardPlan): number[] =>
    slotsOf(plan).filter((slot) => plan.networks.filter((network) => network[slot]).length > 1);

  it('are one network on the standard board, with two numbers at some Rooms [NEM-NOISE-12-R]', () => {
    expect(STANDARD.networks).toHaveLength(1);
    expect(bothOf(STANDARD)).toEqual([]);
    const twice = slotsOf(STANDARD).filter((slot) => STANDARD.networks[0]![slot]?.length === 2);
    expect(twice).toEqual([2, 4, 19, 21]);
  });

  it('are two networks on the alternative board, which meet in four Rooms [NEM-NOISE-12-R]', () => {
    expect(ALTERNATIVE.networks).toHaveLength(2);
    expect(bothOf(ALTERNATIVE)).toEqual([7, 9, 11, 19]);
    const board = prepare(ALTERNATIVE);
    for (const slot of bothOf(ALTERNATIVE))
      expect(board.networksOf[slot]).toEqual([board.corridors, board.corridors + 1]);
  });
});

describe('the decks', () => {
  it('have 7 INFECTED cards among 27 Contamination cards [NEM-CONT-03]', () => {
    expect(tally(start('contamination'), ZONE.contaminationDeck)).toEqual({
      infected: 7,
      clean: 20,
    });
  });

  it('mix the INFECTED cards among the others [NEM-CONT-03]', () => {
    const tops = Array.from({ length: 200 }, (_, i) => {
      const table = start(`top-${i}`);
      return nemesis.kinds[table.kind(table.top(ZONE.contaminationDeck))]!.name;
    });
    const infected = tops.filter((name) => name === 'infected').length;
    // 52 of 200 are to be expected.
    expect(infected).toBeGreaterThan(25);
    expect(infected).toBeLessThan(80);
  });

  it('have 16 Serious Wounds [NEM-WOUND-04]', () => {
    expect(tally(start('wounds'), ZONE.woundDeck)).toEqual({
      arm: 3,
      leg: 3,
      body: 4,
      bleeding: 3,
      hand: 3,
    });
  });
});

describe('the blank token', () => {
  /** Tables on which the Captain has met what a bag of two tokens held. */
  const met = Array.from({ length: 20 }, (_, i) => {
    const table = start(`blank-${i}`);
    const given = {
      crew: ['captain', 'scout', 'pilot'],
      rooms: { 14: 'canteen' },
      noise: ['14-17'],
      bag: ['blank', 'queen-4'],
      dice: [2],
    };
    nemesisRigging.rig(table, nemesisRigging.given.parse(given));
    table.run();
    for (const says of ['move 14', 'pay rest'])
      table.decide(asSeat(0), parseAnswer(nemesis, says, false));
    return table;
  });

  it('just returns to a bag that is not empty [NEM-ENC-09, NEM-ENC-10]', () => {
    const blanks = met.filter(({ vars }) => vars.drawn[0] === 'blank');
    expect(blanks.length).toBeGreaterThan(0);
    for (const table of blanks) {
      expect(tally(table, ZONE.bag)).toEqual({ blank: 1, 'queen-4': 1 });
      expect(table.vars.crowd[14]).toBe(0);
    }
  });

  it('is drawn at random [NEM-ENC-04]', () => {
    const queens = met.filter(({ vars }) => vars.drawn[0] === 'queen-4');
    expect(queens.length).toBeGreaterThan(0);
    expect(queens.length).toBeLessThan(met.length);
    for (const table of queens) {
      expect(tally(table, ZONE.bag)).toEqual({ blank: 1 });
      expect(table.vars.crowd[14]).toBe(1);
    }
  });
});
