/** One line that says how far the game is. */
import { at, type View } from '@deadlight/engine';
import { NEMESIS_SPACES, nemesisShip, type Voice } from '@deadlight/games';
import { seatRef } from '../survival/people.ts';
import { SEPARATOR, turnOf } from '../survival/status.ts';
import { varsOf } from '../survival/view.ts';
import { shipOf } from './ship.ts';

const { BLUE, JUMP, SKULL, YELLOW } = nemesisShip;

function turn(view: View, voice: Voice): string[] {
  const vars = varsOf(view);
  if (vars.active < 0 || shipOf(view).intruder !== vars.active) return turnOf(view, voice);
  return [voice.say('nemesis.intruderTurn', { who: seatRef(vars, vars.active) })];
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
    voice.say('nemesis.course', { space: at(NEMESIS_SPACES, course, 'nemesis space') }),
    ...turn(view, voice),
  ].join(SEPARATOR);
}
