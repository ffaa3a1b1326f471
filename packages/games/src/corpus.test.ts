import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord, replay } from '@deadlight/engine';
import { describe, expect, it } from 'vitest';
import { GAMES } from './games.ts';

const games = Object.fromEntries(Object.entries(GAMES).map(([id, { game }]) => [id, game]));

describe.each(Object.keys(GAMES))('recorded games of %s', (id) => {
  const folder = join(import.meta.dirname, '../../../fixtures', id);
  const files = readdirSync(folder).sort();

  it('are some hundreds', () => {
    expect(files.length).toBeGreaterThanOrEqual(300);
  });

  it.each(files)('%s replays to its hash', (file) => {
    const record = readRecord(readFileSync(join(folder, file), 'utf8'), games);
    expect(replay(games[id]!, record).table.over).not.toBeNull();
  });
});
