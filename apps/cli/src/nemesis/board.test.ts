import { asSeat, parseAnswer, type Seat, type Table, viewOf } from '@deadlight/engine';
import { describe, expect, it } from 'vitest';
import { labelOf } from '../play/labels.ts';
import { screenOf } from '../play/screen.ts';
import { nemesisBoard } from './board.ts';
import { playable, shipWith, voice } from './testing.ts';

const decide = (table: Table, seat: Seat, said: string): void =>
  table.decide(seat, parseAnswer(table.game, said, false));

it('says how far the game is', () => {
  const table = shipWith({ time: 5, selfDestruct: 3, round: 6, turn: 'captain', course: 'C' });
  table.run();
  expect(nemesisBoard.status(viewOf(table, asSeat(0)), voice)).toBe(
    'Round 6 · 10 spaces to the jump · hibernation opens in 2 rounds · SELF-DESTRUCT: 3 spaces to the ' +
      'explosion, cannot be stopped · course C · Captain: 2 actions left',
  );
});

it('shows the public belongings of the others, and the backs of their items', () => {
  const table = shipWith({
    rooms: { 14: 'canteen' },
    places: { captain: 14, soldier: 'asleep' },
    hands: { captain: ['rest', 'search', 'contamination'] },
    inventory: { captain: ['tools', 'medkit', 'bandages'] },
    ammo: { 'six-shooter': 4 },
    light: { captain: 2 },
    wounds: { captain: ['leg'] },
    dressed: { captain: ['arm'] },
    carries: { captain: ['egg'] },
    slime: ['captain'],
    signal: ['captain'],
    passed: ['captain'],
  });
  const shows =
    'in 14 Canteen · 3 cards · has passed · light wounds 2/3 · serious wounds: Leg · ' +
    'dressed: Arm · slime · signal sent · Six-Shooter 4/6 · carries egg · items: 2 green, 1 yellow';
  const view = viewOf(table, asSeat(0));
  const [, captain, soldier] = nemesisBoard.crew(view, voice, 1000);
  expect(captain).toBe(`2 Captain: ${shows}`);
  expect(soldier).toBe('3 Soldier: asleep in the Hibernatorium');
  const [, inFull] = nemesisBoard.sheets(view, voice, 1000);
  expect(inFull).toBe(`Captain (Blue, player 2): ${shows} · quest items: Intercom, Log Key`);
});

it('shows private information to its seat only', () => {
  const table = shipWith({
    inventory: { scout: ['tools'] },
    objectives: { scout: ['hoarder'], captain: ['ab-ovo'] },
  });
  table.note(asSeat(0), 'engine', { engine: 2, state: '@engine.damaged', round: 3 });
  const mine = nemesisBoard.own(viewOf(table, asSeat(0)), voice, 1000).join('\n');
  expect(mine).toMatch(/^Your hand \(5\): /m);
  expect(mine).toContain('Your items: Tools');
  expect(mine).toMatch(/^Objective Hoarder: .+ 7 items/m);
  expect(mine).toContain('engine 2 is damaged');
  expect(mine).not.toContain('Ab Ovo');
});

it('calls players by their seats, and by their Characters once they have them', () => {
  expect(playable.telling.seatRef(shipWith({ turn: 'draft' }).vars, asSeat(1))).toBe('@seat.blue');
  expect(playable.telling.seatRef(shipWith({}).vars, asSeat(1))).toBe('@character.captain');
});

it('says in options what rooms and corridors are', () => {
  const table = shipWith({ rooms: { 14: 'canteen' }, turn: 'scout' });
  const said = (option: string): string =>
    labelOf(playable, voice, viewOf(table, asSeat(0)), option);
  expect(said('move 14')).toContain('14 Canteen');
  expect(said('move 15')).toContain('15 (unexplored)');
  expect(said('careful 14 2')).toMatch(
    /14 Canteen: noise in the corridor to room 17 \(unexplored\)$/,
  );
});

it('says of the Command Center’s doors where their corridors lead', () => {
  const rooms = { 6: 'canteen', 8: 'command-center' };
  const table = shipWith({ rooms, places: { scout: 8 }, turn: 'scout' });
  table.run();
  for (const said of ['room', 'doors 6', 'pay rest', 'pay search']) decide(table, asSeat(0), said);
  const view = viewOf(table, asSeat(0));
  expect(view.question?.at).toBe('doors/choose');
  expect(labelOf(playable, voice, view, 'door 1')).toBe('Close the door to room 7 (unexplored)');
});

describe('an Action that can be interrupted', () => {
  /** What the Captain is told about the Scout's intended action. */
  const told = (given: Readonly<Record<string, unknown>>, ...says: readonly string[]): string => {
    const table = shipWith({ turn: 'scout', reactions: ['captain'], ...given });
    table.run();
    for (const said of says) decide(table, asSeat(0), said);
    const view = viewOf(table, asSeat(1));
    expect(view.question?.at).toBe('interrupt/ask');
    const screen = { playable, voice, columns: 100, rows: 50 };
    return screenOf(view, [], screen).find((line) => line.startsWith('Scout: '))!;
  };

  it('is said before the question', () => {
    expect(told({}, 'move 14', 'pay rest')).toBe('Scout: Move to room 14 (unexplored)');
  });

  it('is said with the card or the item that brings it about', () => {
    const hands = { scout: ['search', 'reconnaissance', 'rest'] };
    const rooms = { 14: 'canteen' };
    const places = { scout: 14, captain: 14 };
    expect(told({ hands, rooms, places }, 'play search')).toBe('Scout: Play Search');
    expect(told({ hands, rooms, places }, 'play reconnaissance', 'sneak 17', 'pay rest')).toBe(
      'Scout: Play Reconnaissance: Sneak to room 17 (unexplored)',
    );
    expect(
      told({ hands, rooms, places, light: { scout: 1 } }, 'room', 'pay search', 'pay rest'),
    ).toBe('Scout: Use the room: Eat');
    const inventory = { scout: ['bandages'] };
    expect(told({ inventory, light: { scout: 1 } }, 'use bandages', 'heal-light', 'pay rest')).toBe(
      'Scout: Use the Bandages: Heal all light wounds',
    );
  });
});

it('lists every room with what it does', () => {
  const rooms = nemesisBoard.rooms(voice);
  expect(rooms).toHaveLength(25);
  expect(rooms.find(({ type }) => type === 'canteen')?.text).toContain('light wound');
});
