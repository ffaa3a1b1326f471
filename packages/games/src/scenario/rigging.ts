import type { Table, View } from '@deadlight/engine';
import type { z } from 'zod';

/** How a game's tables are laid out and read, in the game's own words. */
export interface Rigging<V = unknown, G = unknown> {
  /** The words under `given`. */
  readonly given: z.ZodType<G>;
  /** What the seats of a table are called. */
  seats(table: Table<V>): readonly string[];
  rig(table: Table<V>, given: G): void;
  /** The table as a seat sees it, in the same words. */
  facts(view: View<V>): Record<string, unknown>;
}
