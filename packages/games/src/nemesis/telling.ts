import type { Setting } from '../survival/telling/setting.ts';
import { tellingOf } from '../survival/telling/telling.ts';
import { ASLEEP, type Vars } from '../survival/vars.ts';
import { ROOMS } from './data/rooms.ts';
import { nemesisEars } from './ears.ts';
import { unmask } from './epilogue.ts';
import { EVENT } from './log-events.ts';
import { nemesisJudge } from './prospects.ts';
import { boardFor } from './ship.ts';
import { vocabulary } from './vocabulary.ts';

export const nemesisSetting: Setting = {
  vocabulary,
  events: EVENT,
  rooms: ROOMS,
  boardFor,
  network: (voice, network) => voice.say(`network.${network === 0 ? 'red' : 'blue'}`),
  refuge: ({ vars }, seat) => ((vars as Vars).fate[seat] === ASLEEP ? 'asleep' : 'away'),
  pod: String,
};

export const nemesisTelling = tellingOf(
  nemesisSetting,
  nemesisJudge,
  nemesisEars(nemesisSetting),
  unmask,
);
