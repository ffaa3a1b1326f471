/** Corridors by their numbers: where each exit of a room leads. */
import type { View } from '@deadlight/engine';
import type { Voice } from '../../text/voice.ts';
import { across, type Slot, type Way, wayAt } from '../board.ts';
import { varsOf } from './seen.ts';
import type { Setting } from './setting.ts';

/** A letter for each network. */
export function networkMark(setting: Setting, view: View, voice: Voice, way: Way): string {
  const { plan, corridors } = setting.boardFor(varsOf(view));
  return plan.networks.length === 1
    ? voice.say('network.only')
    : setting.network(voice, way - corridors);
}

/** Where a way leads from a slot: to another slot, or into a network. */
export function beyond(setting: Setting, view: View, voice: Voice, slot: Slot, way: Way): string {
  const board = setting.boardFor(varsOf(view));
  return way < board.corridors
    ? String(across(board, way, slot))
    : networkMark(setting, view, voice, way);
}

/** The way with a number at a slot, and where it leads: `3→17`. */
export function exitAt(
  setting: Setting,
  view: View,
  voice: Voice,
  slot: Slot,
  number: number,
): string {
  const way = wayAt(setting.boardFor(varsOf(view)), slot, number);
  return `${number}→${beyond(setting, view, voice, slot, way)}`;
}
