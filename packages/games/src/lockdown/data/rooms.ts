import { type RoomSheet, roomSheets } from '../../survival/room-sheet.ts';

/**
 * All Rooms; tiles "I" and "II" first, then those with a fixed place. Colours but for Archive, Transmitter, Nest and
 * staircases, and the computers of "II" Rooms, are reconstructed (LCK-ROOM-GEN-05-R, LCK-DATA-03).
 */
export const ROOMS: readonly RoomSheet[] = roomSheets([
  { id: 'archive', tile: '1', colour: 'white', computer: true, does: [{ does: 'archive' }] },
  { id: 'cave-entrance', tile: '1', colour: 'white', does: [{ does: 'vents', attack: true }] },
  {
    // LCK-ROOM-COOLING-01
    id: 'cooling-system',
    tile: '1',
    colour: 'yellow',
    computer: true,
    does: [{ does: 'start-autodestruction' }],
  },
  { id: 'decon-room', tile: '1', colour: 'green', does: [{ does: 'decontaminate' }] },
  {
    // LCK-ROOM-EMERGENCY-01, LCK-ROOM-EMERGENCY-02-R
    id: 'emergency-room',
    tile: '1',
    colour: 'green',
    does: [{ does: 'dress-all' }, { does: 'heal-serious' }, { does: 'heal-light' }],
  },
  {
    id: 'laboratory',
    tile: '1',
    colour: 'green',
    computer: true,
    does: [{ does: 'study-body', anywhere: false }],
  },
  { id: 'cargo-sending-system-a', tile: '1', colour: 'white', does: [{ does: 'board-css' }] },
  // LCK-ROOM-NEST-06
  { id: 'nest', tile: '1', sturdy: true, teaches: 1, does: [{ does: 'take-egg' }] },
  {
    id: 'power-generator',
    tile: '1',
    colour: 'yellow',
    does: [{ does: 'stop-autodestruction' }, { does: 'flip-power' }],
  },
  {
    id: 'transmitter-control-room',
    tile: '1',
    colour: 'red',
    computer: true,
    does: [{ does: 'signal' }, { does: 'check-objective' }],
  },
  { id: 'cargo-sending-system-b', tile: '2', colour: 'white', does: [{ does: 'board-css' }] },
  { id: 'cargo-sending-system-c', tile: '2', colour: 'white', does: [{ does: 'board-css' }] },
  {
    id: 'css-control-system',
    tile: '2',
    colour: 'yellow',
    computer: true,
    does: [{ does: 'shift-css' }],
  },
  {
    id: 'defense-control-room',
    tile: '2',
    colour: 'red',
    computer: true,
    does: [{ does: 'defend' }],
  },
  {
    // LCK-ROOM-GUARD-01-D
    id: 'guard-room',
    tile: '2',
    colour: 'red',
    does: [{ does: 'take-crafted', items: ['taser-2', 'enviro-suit'] }],
  },
  { id: 'contaminated-room', tile: '2', colour: 'white', sturdy: true, slimesSearchers: true },
  { id: 'surgery', tile: '2', colour: 'green', does: [{ does: 'surgery' }] },
  {
    id: 'testing-lab',
    tile: '2',
    colour: 'green',
    computer: true,
    does: [{ does: 'take-crafted', items: ['neutralizer'], knowledge: 4, free: true }],
  },
  {
    id: 'vent-control-room',
    tile: '2',
    colour: 'yellow',
    computer: true,
    does: [{ does: 'depressurise' }],
  },
  // LCK-MOVE-03, LCK-ROOM-ALERT-03-R
  { id: 'alert-room', does: [{ does: 'alert' }, { does: 'take-contingency' }] },
  { id: 'backup-power-supply', colour: 'yellow', does: [{ does: 'backup-power' }] },
  { id: 'repository', colour: 'red', does: [{ does: 'repository' }] },
  { id: 'isolation-room', colour: 'green', does: [{ does: 'lock-in' }] },
  // LCK-ROOM-ELEVATOR-01
  { id: 'elevator-room-s-01', cost: 1, does: [{ does: 'elevator', unpowered: false }] },
  { id: 'elevator-room-s-02', cost: 1, does: [{ does: 'elevator', unpowered: false }] },
  { id: 'elevator-room-s-03', cost: 1, does: [{ does: 'elevator', unpowered: false }] },
  // LCK-STAIR-03-D, LCK-STAIR-04, LCK-STAIR-07-R, LCK-ROOM-STAIRCASE-01
  { id: 'emergency-staircase' },
  // LCK-ALT-46-R
  { id: 'service-passage' },
  { id: 'crossing', sturdy: true, fireproof: true },
]);

const INDEX = new Map(ROOMS.map(({ id }, index) => [id, index]));
export const roomIndex = (id: string): number => INDEX.get(id) ?? -1;
