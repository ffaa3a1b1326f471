import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord, replay } from '@deadlight/engine';
import { describe, expect, it } from 'vitest';
import { type Rulesets, whyNotRecord } from './corpus-digest.ts';
import { GAMES } from './games.ts';

const games = Object.fromEntries(Object.entries(GAMES).map(([id, { game }]) => [id, game]));

const FIXTURES = join(import.meta.dirname, '../../../fixtures');

describe.each(Object.keys(GAMES))('recorded games of %s', (id) => {
  const folder = join(FIXTURES, id);
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.deadlight'))
    .sort();
  const kept = JSON.parse(readFileSync(join(folder, 'rulesets.json'), 'utf8')) as Rulesets;

  it('are some hundreds', () => {
    expect(files.length).toBeGreaterThanOrEqual(300);
  });

  it('are of every edition', () => {
    for (const edition of games[id]!.options['edition'] ?? []) {
      const isOfIt = (file: string): boolean =>
        readRecord(readFileSync(join(folder, file), 'utf8'), games).setup.options['edition'] ===
        edition;
      expect(files.some(isOfIt), String(edition)).toBe(true);
    }
  });

  it('change only with the number of the ruleset', () => {
    const records = files.map((file) => readFileSync(join(folder, file), 'utf8'));
    const game = games[id]!;
    expect(kept).toHaveProperty(String(game.rules));
    expect(whyNotRecord(game, records, kept)).toBeNull();
    const changed = records.with(0, records[0]!.replace(/^(end \d+ )./m, '$1x'));
    expect(whyNotRecord(game, changed, kept)).toContain(`npm run rules-changed -- ${id}`);
    expect(whyNotRecord({ id, rules: game.rules + 1 }, changed, kept)).toBeNull();
    const told = records.map((text) => text.replace(/^(end \d+ \S+ ).*/m, `$1${'0'.repeat(32)}`));
    expect(whyNotRecord(game, told, kept)).toBeNull();
  });

  it.each(files)('%s replays to its hash', (file) => {
    const record = readRecord(readFileSync(join(folder, file), 'utf8'), games);
    expect(replay(games[id]!, record).table.over).not.toBeNull();
  });
});
