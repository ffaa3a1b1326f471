/** The ship: its plan and its rooms. */
import { nemesisSetting, ROOMS, roomText } from '@deadlight/games/nemesis';
import type { World } from '../survival/world.ts';
import { LAYOUTS, ROOM } from './layout.ts';

const sheetOf = (id: string) => ROOMS.find((room) => room.id === id)!;

export const nemesisWorld: World = {
  setting: nemesisSetting,
  theme: 'ship',
  room: ROOM,
  middles: (vars) => LAYOUTS[vars.options.board],
  findIn: (room) => {
    const { colour } = sheetOf(room);
    return colour === 'none' ? null : colour;
  },
  hasComputer: (room) => sheetOf(room).computer,
  roomText: (voice, room) => roomText(voice, sheetOf(room)),
  isDark: () => false,
  statesOf: () => [],
  marksIn: () => [],
};
