import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compiled, reportsOf } from './packages.ts';

const ROOT = join(import.meta.dirname, '../..');

it('the public surface of the packages is as written down (npm run api)', {
  timeout: 120_000,
}, () => {
  for (const [file, text] of Object.entries(compiled(reportsOf)))
    expect(readFileSync(join(ROOT, file), 'utf8'), file).toBe(text);
});
