import type { RoomSheet } from '../../survival/book.ts';
import type { Effect } from '../../survival/effect.ts';

const room = (
  id: string,
  tile: RoomSheet['tile'],
  colour: RoomSheet['colour'],
  does: readonly Effect[],
  more: Partial<Pick<RoomSheet, 'sturdy' | 'slimes' | 'computer'>> = {},
): RoomSheet => ({ id, tile, colour, computer: false, does, ...more });

const COMPUTER = { computer: true } as const;

/** All Rooms; those with tiles "1" and "2" first, then the five printed on the board. */
export const ROOMS: readonly RoomSheet[] = [
  room('armory', '1', 'red', [{ does: 'load', weapon: 'energy', ammo: 2 }]),
  room('comms-room', '1', 'yellow', [{ does: 'signal' }], COMPUTER),
  room('emergency-room', '1', 'green', [
    { does: 'dress-all' },
    { does: 'heal-serious' },
    { does: 'heal-light' },
  ]),
  room('evacuation-section-a', '1', 'white', [{ does: 'board-pod' }]),
  room('evacuation-section-b', '1', 'white', [{ does: 'board-pod' }]),
  room('fire-control-system', '1', 'yellow', [{ does: 'flush' }], COMPUTER),
  room('generator', '1', 'yellow', [{ does: 'self-destruct' }], COMPUTER),
  room('laboratory', '1', 'green', [{ does: 'analyse', anywhere: false }], COMPUTER),
  room('nest', '1', 'none', [{ does: 'take-egg' }], { sturdy: true }),
  room('storage', '1', 'red', [{ does: 'storage' }]),
  room('surgery', '1', 'green', [{ does: 'surgery' }]),
  room('airlock-control', '2', 'yellow', [{ does: 'decompress' }]),
  room('cabins', '2', 'white', []),
  room('canteen', '2', 'green', [{ does: 'eat' }]),
  room('command-center', '2', 'red', [{ does: 'doors-of-room' }], COMPUTER),
  room('engine-control-room', '2', 'yellow', [{ does: 'check-engines' }], COMPUTER),
  room('hatch-control-system', '2', 'white', [{ does: 'pod-lock', anywhere: true }]),
  room('monitoring-room', '2', 'red', [{ does: 'peek', tiles: 1, tokens: true }], COMPUTER),
  room('room-covered-with-slime', '2', 'none', [], { sturdy: true, slimes: true }),
  room('shower-room', '2', 'white', [{ does: 'wash' }]),
  room('cockpit', 'special', 'none', [{ does: 'check-course' }, { does: 'set-course' }]),
  room('hibernatorium', 'special', 'none', [{ does: 'hibernate' }]),
  room('engine-1', 'special', 'none', [{ does: 'check-engine' }]),
  room('engine-2', 'special', 'none', [{ does: 'check-engine' }]),
  room('engine-3', 'special', 'none', [{ does: 'check-engine' }]),
];

const INDEX = new Map(ROOMS.map(({ id }, index) => [id, index]));
export const roomIndex = (id: string): number => INDEX.get(id) ?? -1;
