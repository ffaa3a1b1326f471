/** The recorded games of a game, for laws that hold for any. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, type GameRecord, readRecord } from '@deadlight/engine';

const FIXTURES = join(import.meta.dirname, '../../../fixtures');

/** One after the other, by their numbers. */
export function* recordsOf<V>(game: Game<V>): Generator<GameRecord> {
  const folder = join(FIXTURES, game.id);
  const files = readdirSync(folder).filter((file) => file.endsWith('.deadlight'));
  for (const file of files.sort())
    yield readRecord(readFileSync(join(folder, file), 'utf8'), { [game.id]: game });
}
