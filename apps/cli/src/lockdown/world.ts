import { at } from '@deadlight/engine';
import { LOCKDOWN_ROOMS, lockdownFacility, lockdownSetting } from '@deadlight/games';
import type { World } from '../survival/world.ts';
import { facilityIn } from './facility.ts';
import { GRIDS } from './grid.ts';

const { isDarkRoom, sectionOf } = lockdownFacility;

const isElevatorRoom = (id: string | undefined): boolean =>
  id?.startsWith('elevator-room') === true;

export const lockdownWorld: World = {
  ...lockdownSetting,
  grids: GRIDS,
  corner: (vars, slot) => (isDarkRoom(vars, slot) ? '●' : ''),
  marks({ vars: all }, voice, slot) {
    const vars = all as Parameters<typeof facilityIn>[0];
    const { elevator, rover } = facilityIn(vars);
    const here = {
      elevator:
        sectionOf(vars, slot) === elevator &&
        isElevatorRoom(LOCKDOWN_ROOMS[at(vars.rooms, slot, 'room')]?.id),
      rover: rover === slot,
    };
    return Object.entries(here).flatMap(([what, is]) =>
      is ? [{ text: voice.say(`lockdown.mark.${what}`), style: 'green' as const }] : [],
    );
  },
};
