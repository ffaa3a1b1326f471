/** Starts a game to learn it: always the same table, with bots in the other seats. */
import { loadGuide } from '@deadlight/games/guide';
import type { Player } from '@deadlight/host';
import { ME, start, usualLevel } from '../lobby/start.ts';
import { expectTable } from './coach.ts';

export async function learn(game: string): Promise<void> {
  const { table } = await loadGuide(game);
  const players = Array.from(
    { length: table.seats },
    (_, seat): Player => (seat === 0 ? ME : { kind: 'bot', level: usualLevel() }),
  );
  expectTable(game);
  start(game, players, table.options, table.seed, table.begins);
}
