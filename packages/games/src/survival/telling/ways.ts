/** Corridors by their numbers: where each exit of a room leads. */
import type { View } from '@deadlight/engine';
import type { Values } from '../../telling/telling.ts';
import type { Voice } from '../../text/voice.ts';
import { across, corridorsBetween, NUMBERS, type Slot, type Way, wayAt } from '../board.ts';
import { CLOSED, DESTROYED, OPEN } from '../vars.ts';
import { numberedRoom, varsOf } from './seen.ts';
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

const DOORS: Readonly<Record<number, string>> = {
  [OPEN]: 'open',
  [CLOSED]: 'closed',
  [DESTROYED]: 'destroyed',
};

/**
 * A way from a slot as it goes into the words of an option: the room beyond, whether another corridor leads there as well,
 * how its door stands, and where a noise in it is heard.
 */
export function passageFrom(
  setting: Setting,
  view: View,
  voice: Voice,
  slot: Slot,
  way: Way,
): Values {
  const vars = varsOf(view);
  const board = setting.boardFor(vars);
  if (way >= board.corridors) {
    const networks = board.plan.networks.length;
    const data = { networks, network: way - board.corridors };
    return { beyond: '', duct: 'yes', twin: 'no', passage: voice.say('passage.duct', data) };
  }
  const other = across(board, way, slot);
  const exit = NUMBERS.find((number) => wayAt(board, slot, number) === way)!;
  const data = {
    exit: String(exit),
    beyond: numberedRoom(setting, view, voice, other),
    twin: corridorsBetween(board, slot, other).length > 1 ? 'yes' : 'no',
  };
  return {
    ...data,
    duct: 'no',
    state: DOORS[vars.door[way]!]!,
    passage: voice.say('passage.corridor', data),
  };
}
