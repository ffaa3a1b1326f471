/**
 * Packs all that a machine for training needs into one folder: the worker as one file, the trainer, the
 * arena with the weights so far, and Node itself, compressed. `npx node train/pack.ts FOLDER`
 */
import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { aliases } from '../scripts/entry-points.ts';

const [where] = process.argv.slice(2);
if (where === undefined) throw new Error('say where to: npx node train/pack.ts FOLDER');
// The build reads it from another place.
const folder = resolve(where);
const here = import.meta.dirname;
mkdirSync(folder, { recursive: true });

const bundle = (outDir: string, input: Readonly<Record<string, string>>, split: boolean) =>
  build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: [...aliases] },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      target: 'node24',
      outDir,
      emptyOutDir: false,
      rolldownOptions: {
        input,
        output: { entryFileNames: '[name].mjs', codeSplitting: split },
      },
    },
  });

await bundle(folder, { worker: join(here, 'worker.ts') }, false);
const arena = join(folder, 'arena');
const player = join(here, '../apps/cli/src/simulate/worker.ts');
await bundle(arena, { arena: join(here, 'arena.ts'), worker: player }, true);
// A process is started by the address of its file, which the bundler leaves as it is.
for (const file of globSync('**/*.mjs', { cwd: arena })) {
  const code = readFileSync(join(arena, file), 'utf8');
  writeFileSync(join(arena, file), code.replaceAll('./worker.ts', './worker.mjs'));
}
for (const file of readdirSync(here))
  if (file.endsWith('.py') || file.endsWith('.sh'))
    copyFileSync(join(here, file), join(folder, file));
const shipped = join(here, '../packages/bots/src/learned/weights');
for (const file of readdirSync(shipped)) copyFileSync(join(shipped, file), join(folder, file));
// Smoke test: the worker must start.
const tried = join(folder, 'tried');
const first = ['worker.mjs', 'nemesis-coop', '1', 'pack', '0', tried];
execFileSync(process.execPath, first, { cwd: folder, input: '' });
rmSync(tried);
const node = join(folder, 'node.xz');
if (!existsSync(node))
  execFileSync('sh', ['-c', 'xz -6 -T0 -c "$0" > "$1"', process.execPath, node]);
