import type { RoomSheet } from '../../survival/book.ts';
import type { Effect } from '../../survival/effect.ts';

const room = (
  id: string,
  tile: RoomSheet['tile'],
  colour: RoomSheet['colour'],
  does: readonly Effect[],
  more: Partial<
    Pick<RoomSheet, 'sturdy' | 'computer' | 'slimesSearchers' | 'fireproof' | 'cost'>
  > = {},
): RoomSheet => ({ id, tile, colour, computer: false, does, ...more });

const COMPUTER = { computer: true } as const;
const ELEVATOR = { cost: 1 } as const;

/**
 * All Rooms; tiles "I" and "II" first, then those with a fixed place. Colours but for Archive,
 * Transmitter, Nest and staircases, and the computers of "II" Rooms, are reconstructed (LCK-ROOM-GEN-05-R).
 */
export const ROOMS: readonly RoomSheet[] = [
  room('archive', '1', 'white', [{ does: 'archive' }], COMPUTER),
  room('cave-entrance', '1', 'white', [{ does: 'vents', attack: true }]),
  room('cooling-system', '1', 'yellow', [{ does: 'start-autodestruction' }], COMPUTER),
  room('decon-room', '1', 'green', [{ does: 'decontaminate' }]),
  room('emergency-room', '1', 'green', [
    { does: 'dress-all' },
    { does: 'heal-serious' },
    { does: 'heal-light' },
  ]),
  room('laboratory', '1', 'green', [{ does: 'study-body', anywhere: false }], COMPUTER),
  room('cargo-sending-system-a', '1', 'white', [{ does: 'board-css' }]),
  room('nest', '1', 'none', [{ does: 'take-egg' }], { sturdy: true }),
  room('power-generator', '1', 'yellow', [
    { does: 'stop-autodestruction' },
    { does: 'flip-power' },
  ]),
  room(
    'transmitter-control-room',
    '1',
    'red',
    [{ does: 'signal' }, { does: 'check-objective' }],
    COMPUTER,
  ),
  room('cargo-sending-system-b', '2', 'white', [{ does: 'board-css' }]),
  room('cargo-sending-system-c', '2', 'white', [{ does: 'board-css' }]),
  room('css-control-system', '2', 'yellow', [{ does: 'shift-css' }], COMPUTER),
  room('defense-control-room', '2', 'red', [{ does: 'defend' }], COMPUTER),
  room('guard-room', '2', 'red', [{ does: 'take-crafted', items: ['taser-2', 'enviro-suit'] }]),
  room('contaminated-room', '2', 'white', [], { sturdy: true, slimesSearchers: true }),
  room('surgery', '2', 'green', [{ does: 'surgery' }]),
  room(
    'testing-lab',
    '2',
    'green',
    [{ does: 'take-crafted', items: ['neutralizer'], knowledge: 4, free: true }],
    COMPUTER,
  ),
  room('vent-control-room', '2', 'yellow', [{ does: 'depressurise' }], COMPUTER),
  room('alert-room', 'special', 'none', [{ does: 'alert' }, { does: 'take-contingency' }]),
  room('backup-power-supply', 'special', 'yellow', [{ does: 'backup-power' }]),
  room('repository', 'special', 'red', [{ does: 'repository' }]),
  room('isolation-room', 'special', 'green', [{ does: 'lock-in' }]),
  room('elevator-room-s-01', 'special', 'none', [{ does: 'elevator', unpowered: false }], ELEVATOR),
  room('elevator-room-s-02', 'special', 'none', [{ does: 'elevator', unpowered: false }], ELEVATOR),
  room('elevator-room-s-03', 'special', 'none', [{ does: 'elevator', unpowered: false }], ELEVATOR),
  room('emergency-staircase', 'special', 'none', []),
  room('service-passage', 'special', 'none', []),
  room('crossing', 'special', 'none', [], { sturdy: true, fireproof: true }),
];

const INDEX = new Map(ROOMS.map(({ id }, index) => [id, index]));
export const roomIndex = (id: string): number => INDEX.get(id) ?? -1;
