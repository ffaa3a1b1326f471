import { type Table as AnyTable, checkSetup, type OptionValue, Table } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { voiceFor } from '../voice.ts';

export const playable = GAMES['nemesis']!;
export const voice = voiceFor(playable, 'en');

/** A table laid out in the words of scenarios. */
export function shipWith(
  given: Readonly<Record<string, unknown>>,
  options: Readonly<Record<string, OptionValue>> = {},
): AnyTable {
  const { game, stage } = playable;
  const table: AnyTable = Table.start(game, checkSetup(game, { seats: 3, seed: 'ship', options }));
  stage.rig(table, stage.given.parse({ crew: ['scout', 'captain', 'soldier'], ...given }));
  return table;
}
