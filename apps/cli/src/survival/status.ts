/** Whose turn it is, in the line that says how far the game is. */
import type { View } from '@deadlight/engine';
import type { Voice } from '@deadlight/games';
import { seatRef } from './people.ts';
import { varsOf } from './view.ts';

export const SEPARATOR = ' · ';

export function turnOf(view: View, voice: Voice): string[] {
  const vars = varsOf(view);
  const { active, actions, rushed } = vars;
  if (active < 0) return [];
  const who = seatRef(vars, active);
  return [voice.say('survival.turn', { who, actions, rushed: rushed ? 'yes' : 'no' })];
}
