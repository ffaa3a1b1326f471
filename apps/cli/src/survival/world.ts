/** What differs between the games whose boards are drawn alike. */

import type { View } from '@deadlight/engine';
import type { survivalTelling, survivalVars, Voice } from '@deadlight/games';
import type { Slot } from '@deadlight/games/survival';
import type { Mark } from '../terminal/marks.ts';
import type { Grid } from './grid.ts';

export interface World extends survivalTelling.Setting {
  readonly grids: Readonly<Record<'standard' | 'alternative', Grid>>;
  /** What follows the number of a slot in the upper edge. */
  corner(vars: survivalVars.Vars, slot: Slot): string;
  /** What else stands in a room. */
  marks(view: View, voice: Voice, slot: Slot): Mark[];
}
