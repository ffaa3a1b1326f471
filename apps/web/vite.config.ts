import { defineConfig } from 'vite';
import { aliases } from '../../scripts/entry-points.ts';
import { catalogues } from './build/catalogues.ts';
import { compressed } from './build/compressed.ts';
import { examples } from './build/examples.ts';
import { icons } from './build/icons.ts';
import { jsonImports } from './build/json-imports.ts';
import { keptRulesets } from './build/kept-rulesets.ts';
import { lessons } from './build/lessons.ts';
import { licences } from './build/licences.ts';
import { offline } from './build/offline.ts';
import { textGroups } from './build/text-groups.ts';

/** Small files that the first screen loads, and later ones share: one file of them costs less than a dozen. */
const SHELL =
  /apps\/web\/src\/.*\/(about-games|announcer|book|deal-line|dialog|export-game|learn|line|next-table|notebook|play-deal|playing|say-clock|shortcut|start|witness|your-turn)\.tsx?$|apps\/web\/src\/lobby\/games\.ts$|engine\/src\/outside\.ts$|host\/src\/daily\.ts$/;

const bundled = licences();
const imports = () => [icons(), catalogues(), textGroups(), bundled.collect()];

export default defineConfig({
  root: import.meta.dirname,
  // The files can lie in any folder of any server.
  base: './',
  resolve: { alias: [...aliases] },
  plugins: [
    ...imports(),
    examples(),
    lessons(),
    keptRulesets(),
    jsonImports(),
    bundled.write(),
    offline(),
    compressed(),
  ],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es', plugins: imports },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      // The lobby needs the manifests, and so does each game: one small file for all rather than one for each.
      output: {
        codeSplitting: {
          groups: [
            { name: 'manifests', test: /\/games\/src\/(\w+\/)?manifests?\.ts$/ },
            // Code that hands something to the dice needs it; the first screen, which the shell is made for, does not.
            { name: 'hashes', test: /node_modules\/@noble\/hashes\//, priority: 1 },
            { name: 'shell', test: SHELL },
          ],
        },
      },
    },
  },
});
