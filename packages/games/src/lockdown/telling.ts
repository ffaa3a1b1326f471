import type { Setting } from '../survival/telling/setting.ts';
import { tellingOf } from '../survival/telling/telling.ts';
import { ASLEEP, type Vars } from '../survival/vars.ts';
import { ROOMS } from './data/rooms.ts';
import { lockdownEars } from './ears.ts';
import { unmask } from './epilogue.ts';
import { boardFor, type Facility, PODS } from './facility.ts';
import { EVENT } from './log-events.ts';
import { lockdownJudge } from './prospects.ts';
import { lockdownReason } from './reasons.ts';

/** The zones of the surface by their networks. */
const ZONES: readonly (string | undefined)[] = [undefined, '①', '②', '③', '④'];

import { vocabulary } from './vocabulary.ts';

export const lockdownSetting: Setting = {
  vocabulary,
  events: EVENT,
  rooms: ROOMS,
  boardFor,
  // The first network is the Technical Corridors; the others are the zones of the surface.
  network: (voice, network) => ZONES[network] ?? voice.say('network.only'),
  refuge({ vars }, seat) {
    const { fate, own } = vars as Vars;
    if (fate[seat] === ASLEEP) return 'locked';
    return (own as Facility).ways[seat] === 'bunker' ? 'bunker' : 'launched';
  },
  pod: (pod) => PODS[pod - 1]!,
  reason: (view, option, rule, does) => lockdownReason(lockdownSetting, view, option, rule, does),
};

export const lockdownTelling = tellingOf(
  lockdownSetting,
  lockdownJudge,
  lockdownEars(lockdownSetting),
  unmask,
);
