import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runScenario } from '../scenario/run.ts';
import { SOME_SEEDS } from '../scenario/seeds.ts';
import { expectMarkersConserved } from '../survival/testing.ts';
import type { SurvivalTable } from '../survival/vars.ts';

const ROOT = join(import.meta.dirname, '../../../../scenarios/nemesis');

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .sort();

describe('scenarios of Nemesis', () => {
  it.each(files)('%s', (file) => {
    const text = readFileSync(join(ROOT, file), 'utf8');
    // Scenarios reach states that random games hardly reach, so conservation is checked here too.
    const decided = (table: unknown): void => expectMarkersConserved(table as SurvivalTable);
    for (const seed of SOME_SEEDS)
      expect(runScenario(text, file, { seed, decided }).failures, `dealt with "${seed}"`).toEqual(
        [],
      );
  });
});
