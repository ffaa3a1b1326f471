/** What differs between the games where their boards are drawn alike. */
import type { View } from '@deadlight/engine';
import type { survivalBoard, survivalVars, Voice } from '@deadlight/games';
import { lockdownWorld } from '../lockdown/world.ts';
import type { Mark } from '../marks.ts';
import { nemesisWorld } from '../nemesis/world.ts';
import type { Grid } from './grid.ts';

export interface World {
  readonly rooms: readonly { readonly id: string }[];
  readonly grids: Readonly<Record<'standard' | 'alternative', Grid>>;
  boardFor(vars: survivalVars.Vars): survivalBoard.Board;
  /** What a network is called that is not the only one: by its number, counted from 0. */
  network(voice: Voice, network: number): string;
  /** What stands beside the number of a slot in the upper edge. */
  corner(vars: survivalVars.Vars, slot: number): string;
  /** What else stands in a room. */
  marks(view: View, voice: Voice, slot: number): Mark[];
}

const WORLDS: Readonly<Record<string, World>> = { nemesis: nemesisWorld, lockdown: lockdownWorld };

export const worldOf = (view: View): World => WORLDS[view.game]!;
