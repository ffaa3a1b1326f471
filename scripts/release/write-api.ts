/** Writes the reports of the packages' public surface into docs/api. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compiled, reportsOf } from './packages.ts';

const ROOT = join(import.meta.dirname, '../..');

for (const [file, text] of Object.entries(compiled(reportsOf))) {
  mkdirSync(dirname(join(ROOT, file)), { recursive: true });
  writeFileSync(join(ROOT, file), text);
  process.stdout.write(`${file}\n`);
}
