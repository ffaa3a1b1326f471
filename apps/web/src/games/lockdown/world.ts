/** The base: its plan and its rooms. */
import {
  describeRoom,
  facility,
  lockdownSetting,
  OBJECTIVES,
  ROOMS,
} from '@deadlight/games/lockdown';
import { telling } from '@deadlight/games/survival';
import type { Mark } from '../../table/scene.ts';
import { rivalIn } from '../survival/rival.ts';
import type { World } from '../survival/world.ts';
import { facilityOf, yes } from './facility.ts';
import { LAYOUTS, ROOM } from './layout.ts';

const sheetOf = (id: string) => ROOMS.find((room) => room.id === id)!;

export const lockdownWorld: World = {
  setting: lockdownSetting,
  theme: 'mars',
  room: ROOM,
  middles: (vars) => LAYOUTS[vars.options.board].middles,
  findIn: (room) => {
    const { colour } = sheetOf(room);
    return colour === 'none' ? null : colour;
  },
  hasComputer: (room) => sheetOf(room).computer,
  describe: (voice, room) => describeRoom(voice, sheetOf(room)),
  networkName: (_view, voice, network) =>
    network === 0
      ? voice.say('hear.technical', { which: 'only' })
      : voice.say('hear.zone', { zone: network }),
  rivalIn: (objective) => rivalIn(OBJECTIVES, objective),
  sectionOf(view, voice, slot) {
    const section = facility.sectionOf(telling.varsOf(view), slot);
    return section === 0 ? {} : { section: voice.say('hear.section', { section }) };
  },
  isDark: (view, slot) => facility.isDarkRoom(telling.varsOf(view), slot),
  statesOf(view, voice, seat) {
    const { knowledge, active } = facilityOf(view);
    const level = knowledge[seat]!;
    const tokens = telling.sizeOf(view, telling.zoneOf('contingencies', seat));
    const known: Mark = {
      icon: 'knowledge',
      tone: active[seat] ? 'good' : 'plain',
      label: voice.say('facility.knowledge', { level, active: yes(active[seat]!) }),
      text: String(level),
    };
    const held: Mark = {
      icon: 'contingency',
      tone: 'warn',
      label: voice.say('facility.tokens', { count: tokens }),
      text: String(tokens),
    };
    return tokens > 0 ? [known, held] : [known];
  },
  marksIn(view, voice, slot) {
    const { id } = telling.roomAt(lockdownSetting, view, slot);
    const { isolationOpen } = facilityOf(view);
    const isolation: Mark = {
      icon: isolationOpen ? 'unlocked' : 'locked',
      tone: isolationOpen ? 'good' : 'warn',
      label: voice.say('facility.isolation', { open: yes(isolationOpen) }),
    };
    return id === 'isolation-room' ? [isolation] : [];
  },
};
