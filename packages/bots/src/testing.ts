/** Positions for tests. */
import { checkSetup, Table } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';

/** A table of a game in a given state, just before the next question. */
export function lay(
  id: string,
  seats: number,
  given: Readonly<Record<string, unknown>>,
  options: Readonly<Record<string, string>> = {},
): Table {
  const { game, rigging } = GAMES[id]!;
  const table: Table = Table.start(game, checkSetup(game, { seats, seed: 'laid-out', options }));
  rigging.rig(table, rigging.given.parse(given));
  table.run();
  return table;
}
