/** One line that says how far the game is. */
import type { View } from '@deadlight/engine';
import { NEMESIS_SPACES, nemesisShip, type Voice } from '@deadlight/games';
import { seatRef } from './people.ts';
import { shipOf, varsOf } from './ship.ts';

const { BLUE, JUMP, SKULL, YELLOW } = nemesisShip;
export const SEPARATOR = ' · ';

function turn(view: View, voice: Voice): string[] {
  const vars = varsOf(view);
  const { active, actions, rushed } = vars;
  if (active < 0) return [];
  const who = seatRef(vars, active);
  if (shipOf(view).intruder === active) return [voice.say('nemesis.intruderTurn', { who })];
  return [voice.say('nemesis.turn', { who, actions, rushed: rushed ? 'yes' : 'no' })];
}

function selfDestruct(view: View, voice: Voice): string[] {
  const marker = shipOf(view).selfDestruct;
  if (marker < 0) return [];
  const left = SKULL - marker;
  return [voice.say('nemesis.selfDestruct', { left, final: marker >= YELLOW ? 'yes' : 'no' })];
}

export function status(view: View, voice: Voice): string {
  const { round } = varsOf(view);
  const { time, course } = shipOf(view);
  return [
    voice.say('nemesis.round', { round }),
    voice.say('nemesis.jump', { left: JUMP - time }),
    voice.say('nemesis.hibernation', { left: Math.max(0, BLUE - time) }),
    ...selfDestruct(view, voice),
    voice.say('nemesis.course', { space: NEMESIS_SPACES[course]! }),
    ...turn(view, voice),
  ].join(SEPARATOR);
}
