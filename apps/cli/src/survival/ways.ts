/** Corridors by their numbers: where each exit of a room leads, and what is in the way. */

import type { View } from '@deadlight/engine';
import { survivalBoard, survivalTelling, survivalVars, type Voice } from '@deadlight/games';
import { asSlot, type Slot } from '@deadlight/games/survival';
import { boardOf, varsOf } from './view.ts';
import { worldOf } from './worlds.ts';

const { CLOSED, DESTROYED } = survivalVars;
/** A letter for each network. */
export const networkMark = (view: View, voice: Voice, way: survivalBoard.Way): string =>
  survivalTelling.networkMark(worldOf(view), view, voice, way);

const arrow = (state: number | undefined): string =>
  state === CLOSED ? '▒' : state === DESTROYED ? '░' : '→';

/** `1,2→7!`: the exits with these numbers lead to room 7, and there is Noise. */
function wayFrom(view: View, voice: Voice, slot: Slot, way: survivalBoard.Way): string {
  const plan = boardOf(view);
  const { door, noise } = varsOf(view);
  const numbers = survivalBoard.NUMBERS.filter(
    (number) => survivalBoard.wayAt(plan, slot, number) === way,
  );
  const beyond = survivalTelling.beyond(worldOf(view), view, voice, slot, way);
  const mark = noise[way] ? '!' : '';
  return `${numbers.join(',')}${arrow(door[way])}${beyond}${mark}`;
}

/** The exits of a room in the order of their numbers. */
export function exitsOf(view: View, voice: Voice, slot: Slot): string {
  const plan = boardOf(view);
  const ways = new Set(
    survivalBoard.NUMBERS.map((number) => survivalBoard.wayAt(plan, slot, number)),
  );
  return [
    ...[...ways].map((way) => wayFrom(view, voice, slot, way)),
    ...plan.pathsOf[slot]!.map((other) => `…${other}`),
  ].join('  ');
}

const WIDE = 32;

/** All rooms with their exits, in as many columns as fit. */
export function exitRows(view: View, voice: Voice, width: number): string[] {
  const { slots } = boardOf(view);
  const sheets = Math.max(1, Math.floor(width / WIDE));
  const rows = Math.ceil(slots / sheets);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: sheets }, (_, sheet) => {
      const slot = asSlot(1 + row + sheet * rows);
      if (slot > slots) return '';
      return `${String(slot).padStart(2)}: ${exitsOf(view, voice, slot)}`.padEnd(WIDE);
    })
      .join('')
      .trimEnd(),
  );
}
