import type { Telling } from '../../telling/telling.ts';
import type { Vars } from '../vars.ts';
import { announced } from './announced.ts';
import { seatRef } from './people.ts';
import type { Setting } from './setting.ts';
import { values } from './values.ts';

/** How both games are told, each in its own setting. */
export const tellingOf = (setting: Setting): Telling => ({
  seatRef: (vars, seat) => seatRef(vars as Vars, seat),
  values: (view, voice, option, by) => values(setting, view, voice, option, by),
  announced: (view) => announced(setting.game(), view),
  endingText: (how) => `log.end-${how}`,
});
