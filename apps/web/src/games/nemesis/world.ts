/** The ship: its plan and its rooms. */
import { nemesisSetting, ROOMS, roomText } from '@deadlight/games/nemesis';
import type { World } from '../survival/world.ts';

const sheetOf = (id: string) => ROOMS.find((room) => room.id === id)!;

export const nemesisWorld: World = {
  setting: nemesisSetting,
  theme: 'ship',
  size: { width: 1640, height: 980 },
  room: { width: 158, height: 118 },
  // From the nose on the left to the three engines on the right.
  hull: [
    'M14 478 C50 340 190 120 430 40 C640 -6 900 12 1180 28 L1430 66 L1560 96 L1622 122 L1622 262',
    'L1590 300 L1590 352 L1628 392 L1628 566 L1590 606 L1590 660 L1622 700 L1622 842 L1560 872',
    'L1430 910 L1180 944 C900 964 640 986 430 930 C190 850 50 620 14 478 Z',
  ].join(' '),
  findIn: (room) => {
    const { colour } = sheetOf(room);
    return colour === 'none' ? null : colour;
  },
  hasComputer: (room) => sheetOf(room).computer,
  roomText: (voice, room) => roomText(voice, sheetOf(room)),
  isDark: () => false,
  marksIn: () => [],
};
