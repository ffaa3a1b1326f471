import { viewOf } from '@deadlight/engine';
import { expect, it } from 'vitest';
import { labelOf } from '../play/labels.ts';
import { nemesisBoard } from './board.ts';
import { playable, shipWith, voice } from './testing.ts';

it('says how far the game is', () => {
  const table = shipWith({ time: 5, selfDestruct: 3, round: 6, turn: 'captain', course: 'C' });
  table.run();
  expect(nemesisBoard.status(viewOf(table, 0), voice)).toBe(
    'Round 6 · 10 spaces to the jump · hibernation opens in 2 · SELF-DESTRUCT: 3 spaces to the ' +
      'explosion, cannot be stopped · course C · Captain: 2 actions left',
  );
});

it('shows of the others what lies open, and of their items the backs', () => {
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
  const [, captain, soldier] = nemesisBoard.crew(viewOf(table, 0), voice, 1000);
  expect(captain).toBe(
    'Captain (Blue, player 2): in 14 Canteen · 3 cards in hand · has passed · light wounds 2/3 · ' +
      'serious wounds: Leg · dressed: Arm · slime · signal sent · Six-Shooter 4/6 · carries egg · ' +
      'items: 2 green, 1 yellow · quest items: Intercom, Log Key',
  );
  expect(soldier).toBe('Soldier (Coral, player 3): asleep in the Hibernatorium');
});

it('keeps for the seat what only the seat knows', () => {
  const table = shipWith({
    inventory: { scout: ['tools'] },
    objectives: { scout: ['hoarder'], captain: ['ab-ovo'] },
  });
  table.note(0, 'engine', { engine: 2, state: '@engine.damaged', round: 3 });
  const mine = nemesisBoard.own(viewOf(table, 0), voice, 1000).join('\n');
  expect(mine).toMatch(/^Your hand \(5\): /m);
  expect(mine).toContain('Your items: Tools');
  expect(mine).toMatch(/^Objective Hoarder: .+ 7 items/m);
  expect(mine).toContain('engine 2 is damaged');
  expect(mine).not.toContain('Ab Ovo');
});

it('calls players by their seats, and by their Characters once they have them', () => {
  expect(nemesisBoard.seatRef(shipWith({ turn: 'draft' }).vars, 1)).toBe('@seat.blue');
  expect(nemesisBoard.seatRef(shipWith({}).vars, 1)).toBe('@character.captain');
});

it('says in options what rooms and corridors are', () => {
  const table = shipWith({ rooms: { 14: 'canteen' }, turn: 'scout' });
  const said = (option: string): string => labelOf(playable, voice, viewOf(table, 0), option);
  expect(said('move 14')).toContain('14 Canteen');
  expect(said('move 15')).toContain('15 (unexplored)');
  expect(said('careful 14 2')).toContain('2→17');
});

it('lists every room with what it does', () => {
  const rooms = nemesisBoard.rooms(voice);
  expect(rooms).toHaveLength(25);
  expect(rooms.find(({ type }) => type === 'canteen')?.text).toContain('light wound');
});
