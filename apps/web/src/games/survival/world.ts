/** What differs between the games where their tables are drawn alike. */
import type { Seat, View } from '@deadlight/engine';
import type { DescribedRoom, Slot, telling, vars } from '@deadlight/games/survival';
import type { Voice } from '@deadlight/games/text';
import type { Mark, Scene } from '../../table/scene.ts';
import type { Point } from './point.ts';

export interface World {
  readonly setting: telling.Setting;
  readonly theme: Scene['theme'];
  /** The size of a room on the plan. */
  readonly room: { readonly width: number; readonly height: number };
  /** The middle of each room, in the order of the slots. */
  middles(vars: vars.Vars): readonly Point[];
  /** What a room is searched for, and what it does. */
  findIn(room: string): string | null;
  hasComputer(room: string): boolean;
  describe(voice: Voice, room: string): DescribedRoom;
  /** The number of the player whom an Objective wants dead. */
  rivalIn(objective: string): number | null;
  /** What a network of ways is called aloud, counted from 0. */
  networkName(view: View, voice: Voice, network: number): string;
  /** The part of the base that a room belongs to. */
  sectionOf(view: View, voice: Voice, slot: Slot): { readonly section?: string };
  isDark(view: View, slot: Slot): boolean;
  /** What only this game shows of a player. */
  statesOf(view: View, voice: Voice, seat: Seat): readonly Mark[];
  /** What else stands in a room. */
  marksIn(view: View, voice: Voice, slot: Slot): readonly Mark[];
}
