import { at, type View } from '@deadlight/engine';
import { ADVANTAGE_DIE, COMBAT_DIE, NOISE, NOISE_DIE } from '../survival/dice.ts';
import { cardsIn, zoneOf } from '../survival/telling/seen.ts';
import type { Setting } from '../survival/telling/setting.ts';
import { tellingOf } from '../survival/telling/telling.ts';
import { ASLEEP, type Vars } from '../survival/vars.ts';
import { ROOMS } from './data/rooms.ts';
import { lockdownEars } from './ears.ts';
import { unmask } from './epilogue.ts';
import {
  boardFor,
  type Facility,
  hasPower,
  isOnSurface,
  type Options,
  PODS,
  sectionOf,
  THRESHOLDS,
} from './facility.ts';
import { EVENT } from './log-events.ts';
import { lockdownJudge } from './prospects.ts';

/** The zones of the surface by their networks. */
const ZONES: readonly (string | undefined)[] = [undefined, '①', '②', '③', '④'];

import { vocabulary } from './vocabulary.ts';

/** Whether the seat that looks sees what it shoots at (LCK-COMBAT-08, LCK-STAIR-10-R, LCK-COMBAT-16-R). */
function isLitFor(view: View): boolean {
  const vars = view.vars as Vars;
  const section = sectionOf(vars, at(vars.place, view.seat, 'place of seat'));
  const eyes = cardsIn(view, zoneOf('wounds', view.seat)).includes('eyes');
  return section > 0 && !eyes && hasPower(vars.own as Facility, section);
}

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
  pod: (pod) => at(PODS, pod - 1, 'pod'),
  // The d12 on the surface: like the ten faces, with Mars twice (LCK-ALT-34, LCK-ALT-45-R).
  noiseDie: ({ vars }, slot) =>
    isOnSurface(vars as Vars, slot) ? [...NOISE_DIE, NOISE.other, NOISE.other] : NOISE_DIE,
  combatDie: (view) => (isLitFor(view) ? ADVANTAGE_DIE : COMBAT_DIE),
  helps({ vars, seat }, index) {
    const { options, own } = vars as Vars;
    if ((options as Options).race === 'intruders') return true;
    return (
      at((own as Facility).knowledge, seat, 'knowledge of seat') >=
      at(THRESHOLDS, index, 'threshold')
    );
  },
  standing: {
    'attack/hide': { lets: ['decline'] },
    'attack/redraw': { lets: ['decline'] },
    'attack/light': { lets: ['decline'] },
    'attack/react': { lets: ['suffer'] },
    'encounter/light': { lets: ['decline'] },
    'event/light': { lets: ['decline'] },
    'bag/hide': { lets: ['decline'] },
    'ride/consent': { lets: ['no'] },
    'cut-out/ask': { lets: ['no'] },
  },
};

export const lockdownTelling = tellingOf(
  lockdownSetting,
  lockdownJudge,
  lockdownEars(lockdownSetting),
  unmask,
);
