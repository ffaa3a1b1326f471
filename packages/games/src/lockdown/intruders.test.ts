import { asSeat, FIRST_SEAT, parseAnswer } from '@deadlight/engine';
import { dealer, names } from '@deadlight/engine/testing';
import { describe, expect, it } from 'vitest';
import { runScenario } from '../scenario/run.ts';
import { asSlot } from '../survival/board.ts';
import { boardOf } from '../survival/book.ts';
import { wayTo } from '../survival/intruders.ts';
import { CLOSED, type SurvivalTable } from '../survival/vars.ts';
import { game as lockdown } from './game.ts';
import { lockdownRigging } from './rigging.ts';
import { ZONE } from './zones.ts';

const DEALS = 60;

const { start, deals } = dealer(lockdown, DEALS);

/** A table laid out as in a scenario of two players. */
function laidOut(given: Record<string, unknown>, seed = 'laid-out'): SurvivalTable {
  const { table } = start(2, seed);
  lockdownRigging.rig(table, lockdownRigging.given.parse(given));
  table.run();
  return table;
}

const failuresOf = (text: string): readonly string[] => runScenario(text, 'made here').failures;

describe('what haunts the facility', () => {
  it('[LCK-ENC-07] [LCK-ENC-14-D] has two numbers on every token but the Blank', () => {
    const all = new Map<string, number>();
    const { table } = start(3, 'tokens');
    for (const zone of [ZONE.bag, ZONE.tokens])
      for (const name of names(table, zone)) all.set(name, (all.get(name) ?? 0) + 1);
    const kinds = [...all.keys()].sort();
    expect(kinds).toEqual(
      [
        'blank',
        'larva-0-1',
        'larva-1-2',
        'creeper-1-2',
        'adult-1-3',
        'adult-2-3',
        'adult-2-4',
        'adult-3-4',
        'breeder-2-4',
        'breeder-3-4',
        'queen-4-4',
      ].sort(),
    );
  });

  it('[LCK-CONT-03] has 27 Contamination cards, 7 of them infected', () => {
    for (const table of deals(3)) {
      const cards = names(table, ZONE.contaminationDeck);
      expect(cards).toHaveLength(27);
      expect(cards.filter((name) => name === 'infected')).toHaveLength(7);
      expect(cards.filter((name) => name === 'clean')).toHaveLength(20);
    }
  });

  it('[LCK-WEAK-01] [LCK-WEAK-08] begins with three Weaknesses, the leftmost open', () => {
    for (const table of deals(3)) {
      expect(table.zone(ZONE.weaknesses)).toHaveLength(3);
      expect(table.vars.discovered).toEqual([true, false, false]);
      for (let seat = FIRST_SEAT; seat < 3; seat++)
        expect(table.zone(ZONE.weaknesses).map((card) => table.knows(seat, card))).toEqual([
          true,
          false,
          false,
        ]);
    }
  });

  it('[LCK-COMP-01] [LCK-COMP-07-R] has six Computer cards, and Lock-Down never lies open', () => {
    const open = new Set<string>();
    for (const table of deals(3)) {
      expect(table.zone(ZONE.computer)).toHaveLength(1);
      expect(table.zone(ZONE.computerDeck)).toHaveLength(5);
      const [card] = names(table, ZONE.computer);
      open.add(card!);
      expect(names(table, ZONE.computerDeck)).toContain('lock-down');
    }
    expect([...open].sort()).toEqual([
      'computer-a',
      'computer-b',
      'computer-c',
      'computer-d',
      'computer-e',
    ]);
  });

  it('[LCK-COMP-04] [LCK-COMP-07-R] shuffles all six cards after a Lock-Down', () => {
    const shown = new Set<string>();
    for (let i = 0; i < DEALS; i++) {
      const given = {
        crew: ['sentry', 'hacker'],
        rooms: { 8: 'archive' },
        places: { sentry: 8 },
        computer: 'computer-b',
        computerDeck: ['lock-down'],
      };
      const table = laidOut(given, `lock-down-${i}`);
      for (const says of ['computer', 'pay rest', 'learn'])
        table.decide(asSeat(0), parseAnswer(lockdown, says, false));
      expect(table.vars.malfunction.filter(Boolean)).toHaveLength(1);
      const [card] = names(table, ZONE.computer);
      expect(names(table, ZONE.computerDeck)).toHaveLength(5);
      shown.add(card!);
    }
    // The card that was just used can come up again, too.
    expect([...shown].sort()).toEqual([
      'computer-a',
      'computer-b',
      'computer-c',
      'computer-d',
      'computer-e',
    ]);
  });
});

describe('power', () => {
  const RED = [15, 14, 10, 8, 5];
  const BLUE = [12, 6, 4];

  it('[LCK-POWER-06] [LCK-POWER-07] [LCK-POWER-08] [LCK-POWER-12-D] drops at its thresholds and nowhere else', () => {
    for (let time = 15; time >= 2; time--)
      for (const active of [false, true]) {
        const drops = BLUE.includes(time) || (RED.includes(time) && !active);
        expect(
          failuresOf(`
name: Step from ${time}, ${active ? 'active' : 'inactive'}
rules: [LCK-POWER-06]
game: lockdown
players: 2
given:
  crew: [sentry, hacker]
  turn: events
  time: ${time}
  timeActive: ${active}
  powered: [1, 2, 3]
  events: [coolant-leak]
  bag: [larva-0-1]
steps:
  - expect: { time: ${time - 1}, powered: ${drops ? '[1, 2]' : '[1, 2, 3]'} }
`),
        ).toEqual([]);
      }
  });
});

describe('flight', () => {
  it('[LCK-COMBAT-27-R] is lost when it becomes impossible between the attacks', () => {
    for (const closes of [true, false]) {
      const table = laidOut({
        crew: ['janitor', 'hacker'],
        rooms: { 8: 'guard-room', 9: 'archive' },
        places: { janitor: 8, hacker: 4 },
        intruders: { 8: ['adult', 'creeper'] },
        attacks: ['cut-5', 'cut-4'],
        dice: ['silence'],
      });
      for (const says of ['move 9', 'pay rest'])
        table.decide(asSeat(0), parseAnswer(lockdown, says, false));
      expect(table.question(asSeat(0)).at).toBe('escape/order');
      expect(boardOf(table).ends[wayTo(table, asSlot(8), asSlot(9))]).toEqual([8, 9]);
      if (closes) table.vars.door[wayTo(table, asSlot(8), asSlot(9))] = CLOSED;
      table.decide(asSeat(0), parseAnswer(lockdown, 'attacked-by adult-1', false));
      expect(table.vars.light[0]).toBe(2);
      expect(table.vars.place[0]).toBe(closes ? 8 : 9);
      expect(table.vars.actions).toBe(1);
    }
  });
});
