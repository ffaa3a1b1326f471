import { type RoomSheet, roomSheets } from '../../survival/room-sheet.ts';

/** All Rooms; those with tiles "1" and "2" first, then the five printed on the board. */
export const ROOMS: readonly RoomSheet[] = roomSheets([
  // NEM-ROOM-ARMORY-01
  { id: 'armory', tile: '1', colour: 'red', does: [{ does: 'load', weapon: 'energy', ammo: 2 }] },
  { id: 'comms-room', tile: '1', colour: 'yellow', computer: true, does: [{ does: 'signal' }] },
  {
    // NEM-ROOM-EMERGENCY-01
    id: 'emergency-room',
    tile: '1',
    colour: 'green',
    does: [{ does: 'dress-all' }, { does: 'heal-serious' }, { does: 'heal-light' }],
  },
  { id: 'evacuation-section-a', tile: '1', colour: 'white', does: [{ does: 'board-pod' }] },
  { id: 'evacuation-section-b', tile: '1', colour: 'white', does: [{ does: 'board-pod' }] },
  {
    id: 'fire-control-system',
    tile: '1',
    colour: 'yellow',
    computer: true,
    does: [{ does: 'flush' }],
  },
  {
    // NEM-ROOM-GENERATOR-01
    id: 'generator',
    tile: '1',
    colour: 'yellow',
    computer: true,
    does: [{ does: 'self-destruct' }],
  },
  {
    // NEM-ROOM-LABORATORY-01
    id: 'laboratory',
    tile: '1',
    colour: 'green',
    computer: true,
    does: [{ does: 'analyse', anywhere: false }],
  },
  { id: 'nest', tile: '1', sturdy: true, does: [{ does: 'take-egg' }] },
  // NEM-ROOM-STORAGE-01, NEM-ROOM-STORAGE-02-R
  { id: 'storage', tile: '1', colour: 'red', does: [{ does: 'storage' }] },
  { id: 'surgery', tile: '1', colour: 'green', does: [{ does: 'surgery' }] },
  { id: 'airlock-control', tile: '2', colour: 'yellow', does: [{ does: 'decompress' }] },
  { id: 'cabins', tile: '2', colour: 'white' },
  // NEM-ROOM-CANTEEN-01
  { id: 'canteen', tile: '2', colour: 'green', does: [{ does: 'eat' }] },
  {
    id: 'command-center',
    tile: '2',
    colour: 'red',
    computer: true,
    does: [{ does: 'doors-of-room' }],
  },
  {
    // NEM-ROOM-ENGINECONTROL-01
    id: 'engine-control-room',
    tile: '2',
    colour: 'yellow',
    computer: true,
    does: [{ does: 'check-engines' }],
  },
  {
    id: 'hatch-control-system',
    tile: '2',
    colour: 'white',
    does: [{ does: 'pod-lock', anywhere: true }],
  },
  {
    // NEM-ROOM-MONITORING-01
    id: 'monitoring-room',
    tile: '2',
    colour: 'red',
    computer: true,
    does: [{ does: 'peek', tiles: 1, tokens: true }],
  },
  // NEM-ROOM-SLIME-01
  { id: 'room-covered-with-slime', tile: '2', sturdy: true, slimes: true },
  { id: 'shower-room', tile: '2', colour: 'white', does: [{ does: 'wash' }] },
  { id: 'cockpit', controls: true, does: [{ does: 'check-course' }, { does: 'set-course' }] },
  { id: 'hibernatorium', does: [{ does: 'hibernate' }] },
  { id: 'engine-1', does: [{ does: 'check-engine' }] },
  { id: 'engine-2', does: [{ does: 'check-engine' }] },
  { id: 'engine-3', does: [{ does: 'check-engine' }] },
]);

const INDEX = new Map(ROOMS.map(({ id }, index) => [id, index]));
export const roomIndex = (id: string): number => INDEX.get(id) ?? -1;
