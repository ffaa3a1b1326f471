import { type Table as AnyTable, checkSetup, type OptionValue, Table } from '@deadlight/engine';
import type { PlayableGame } from '@deadlight/games';

export type Given = Readonly<Record<string, unknown>>;
export type Options = Readonly<Record<string, OptionValue>>;

/** A table for three, laid out in the words of scenarios. */
export function tableWith(
  { game, rigging }: PlayableGame,
  given: Given,
  options: Options,
): AnyTable {
  const table: AnyTable = Table.start(game, checkSetup(game, { seats: 3, seed: 'ship', options }));
  rigging.rig(table, rigging.given.parse(given));
  return table;
}
