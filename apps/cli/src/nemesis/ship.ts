/** The ship as a seat sees it. */
import type { View } from '@deadlight/engine';
import { NEMESIS_ROOMS, nemesisShip, type survivalVars, type Voice } from '@deadlight/games';

export type Vars = survivalVars.Vars;
export type Ship = nemesisShip.Ship;
export const varsOf = (view: View): Vars => view.vars as Vars;
export const shipOf = (view: View): Ship => varsOf(view).own as Ship;
export const boardOf = (view: View) => nemesisShip.boardFor(varsOf(view));

export const cardsIn = (view: View, zone: string): readonly string[] =>
  view.zones[zone]?.cards ?? [];
export const sizeOf = (view: View, zone: string): number => view.zones[zone]?.size ?? 0;

/** The room at a slot, as far as the seat knows it. */
export interface KnownRoom {
  readonly id: string | null;
  readonly explored: boolean;
}

export function roomAt(view: View, slot: number): KnownRoom {
  const room = NEMESIS_ROOMS[varsOf(view).rooms[slot]!];
  if (room !== undefined) return { id: room.id, explored: true };
  // Tiles lie in the order of the slots; some of those still face down the seat may have seen.
  const tiles = view.zones['tiles'];
  return { id: tiles?.placed?.[slot - 1] ?? tiles?.cards?.[slot - 1] ?? null, explored: false };
}

/** The name of a room, in brackets where it is unexplored but known to the seat; null if unknown. */
export function roomName(view: View, voice: Voice, slot: number): string | null {
  const { id, explored } = roomAt(view, slot);
  if (id === null) return null;
  const name = voice.say(`room.${id}`);
  return explored ? name : `(${name})`;
}

/** `14 Canteen`, within a sentence. */
export const numberedRoom = (view: View, voice: Voice, slot: number): string =>
  `${slot} ${roomName(view, voice, slot) ?? `(${voice.say('room.unexplored')})`}`;
