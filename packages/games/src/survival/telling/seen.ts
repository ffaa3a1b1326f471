/** The ship or the facility as a seat sees it. */

import { at, type Seat, type View } from '@deadlight/engine';
import type { Voice } from '../../text/voice.ts';
import type { Slot } from '../board.ts';
import type { Vars } from '../vars.ts';
import type { Setting } from './setting.ts';

export const varsOf = (view: View): Vars => view.vars as Vars;

export const cardsIn = (view: View, zone: string): readonly string[] =>
  view.zones[zone]?.cards ?? [];
export const sizeOf = (view: View, zone: string): number => view.zones[zone]?.size ?? 0;

/** The card at an index of an ordered zone, if the seat knows it. */
export function placedIn(view: View, zone: string, index: number): string | null {
  const { placed, cards } = view.zones[zone] ?? {};
  return placed?.[index] ?? cards?.[index] ?? null;
}

/** All cards of a zone that the seat knows, in order or not. */
export function knownIn(view: View, zone: string): readonly string[] {
  const { placed, cards } = view.zones[zone] ?? {};
  return cards ?? Object.values(placed ?? {});
}

export const zoneOf = (name: string, seat: Seat): string => `${name}/${seat + 1}`;

/** The room at a slot, as far as the seat knows it. */
export interface KnownRoom {
  readonly id: string | null;
  readonly explored: boolean;
}

export function roomAt({ rooms }: Setting, view: View, slot: Slot): KnownRoom {
  const room = rooms[at(varsOf(view).rooms, slot, 'room')];
  if (room !== undefined) return { id: room.id, explored: true };
  // Tiles lie in the order of the slots; some of those still face down the seat may have seen.
  return { id: placedIn(view, 'tiles', slot - 1), explored: false };
}

/** The name of a room, in brackets where it is unexplored but known to the seat; null if unknown. */
export function roomName(setting: Setting, view: View, voice: Voice, slot: Slot): string | null {
  const { id, explored } = roomAt(setting, view, slot);
  if (id === null) return null;
  const name = voice.say(`room.${id}`);
  return explored ? name : `(${name})`;
}

/** `14 Canteen`, within a sentence. */
export function numberedRoom(setting: Setting, view: View, voice: Voice, slot: Slot): string {
  const room = roomName(setting, view, voice, slot) ?? `(${voice.say('room.unexplored')})`;
  return room.startsWith('(') ? `${slot} ${room}` : voice.say('numberedRoom', { slot, room });
}
