/** The ship: its plan and its rooms. */

import { describeRoom, nemesisSetting, OBJECTIVES, ROOMS } from '@deadlight/games/nemesis';
import { telling } from '@deadlight/games/survival';
import { rivalIn } from '../survival/rival.ts';
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
  describe: (voice, room) => describeRoom(voice, sheetOf(room)),
  networkName(view, voice, network) {
    const { networks } = nemesisSetting.boardFor(telling.varsOf(view)).plan;
    const which = networks.length === 1 ? 'only' : network === 0 ? 'red' : 'blue';
    return voice.say('hear.technical', { which });
  },
  rivalIn: (objective) => rivalIn(OBJECTIVES, objective),
  sectionOf: () => ({}),
  isDark: () => false,
  statesOf: () => [],
  /** What this seat has seen of an engine or of the coordinates, as it was then. */
  marksIn(view, voice, slot) {
    const { id } = telling.roomAt(nemesisSetting, view, slot);
    const engine = /^engine-(\d)$/.exec(id ?? '')?.[1];
    const seen = view.notes.findLast(({ what, data }) =>
      id === 'cockpit'
        ? what === 'coordinates'
        : what === 'engine' && String(data['engine']) === engine,
    );
    if (seen === undefined) return [];
    const state = seen.data['state'];
    const isGood = state !== '@engine.damaged';
    return [
      {
        icon: 'secret',
        tone: isGood ? 'good' : 'danger',
        label: voice.say(`note.${seen.what}`, seen.data),
        ...(state === undefined ? {} : { text: isGood ? '✓' : '✗' }),
      },
    ];
  },
};
