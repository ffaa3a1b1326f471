import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runScenario } from '../scenario/run.ts';

const ROOT = join(import.meta.dirname, '../../../../scenarios/airlock');

const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .sort();

describe('scenarios of Airlock', () => {
  it.each(files)('%s', (file) => {
    const { failures } = runScenario(readFileSync(join(ROOT, file), 'utf8'), file);
    expect(failures).toEqual([]);
  });
});
