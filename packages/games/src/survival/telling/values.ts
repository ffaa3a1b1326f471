/** What the values of an option mean to the seat: room names with slots, where Corridors lead. */

import type { Seat, View } from '@deadlight/engine';
import { FIGURES } from '../../packs/intruders.ts';
import type { Said, Values } from '../../telling/telling.ts';
import type { Voice } from '../../text/voice.ts';
import { asSlot, NO_SLOT, type Slot, wayAt } from '../board.ts';
import { numberedRoom, varsOf } from './seen.ts';
import type { Setting } from './setting.ts';
import { passageFrom } from './ways.ts';

const SLOTS = ['room', 'first', 'second'];
const isNumber = (value: string | undefined): value is string => /^\d+$/.test(value ?? '');

/** The slot whose exits an option counts, or 0 where that cannot be told. */
export function slotOf(view: View, { word, data: { room, figure } }: Said, by: Seat): Slot {
  if (isNumber(room)) return asSlot(Number(room));
  const { at, place, switching } = varsOf(view);
  if (figure !== undefined) return at[FIGURES.indexOf(figure.replace('@figure.', ''))] ?? NO_SLOT;
  // From the Command Center the Doors may be those of a room far away.
  if (word === 'door' && switching > 0) return switching;
  return place[by] ?? NO_SLOT;
}

export function values(setting: Setting, view: View, voice: Voice, option: Said, by: Seat): Values {
  const given = option.data;
  const refined: Record<string, string> = { ...given };
  for (const name of SLOTS)
    if (isNumber(given[name]))
      refined[name] = numberedRoom(setting, view, voice, asSlot(Number(given[name])));
  if (isNumber(given['exit'])) {
    const slot = slotOf(view, option, by);
    const way = wayAt(setting.boardFor(varsOf(view)), slot, Number(given['exit']));
    Object.assign(refined, passageFrom(setting, view, voice, slot, way));
  }
  return refined;
}
