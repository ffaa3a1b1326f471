/** Builds a game's present ruleset into one file, so that its games can be finished after the rules change. */
import { join } from 'node:path';
import { keptFile } from '@deadlight/host/ruleset';
import { build, type Plugin } from 'vite';
import { aliases } from '../entry-points.ts';

const ENTRY = 'virtual:ruleset';

/** The game, what bots know of it, and the host's part: all that a table needs but the texts. */
const entry = (game: string): string => `
import { teach } from '@deadlight/bots/core';
import { ${game}Mind } from '@deadlight/bots/${game}';
import { app } from '@deadlight/games/${game}';
import { game } from '@deadlight/games/rules/${game}';
import { rulesetOf } from '@deadlight/host/ruleset';
teach('${game}', ${game}Mind);
export const ruleset = rulesetOf({ ...app, game });
`;

const rulesetEntry = (game: string): Plugin => ({
  name: 'ruleset-entry',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith(ENTRY) ? `\0${ENTRY}` : null),
  load(id) {
    if (id === `\0${ENTRY}`) return entry(game);
    // What has been learned of other games is of no use here.
    const [, learned = game] = /\/weights\/(\w+)-[\w.]+\.json$/.exec(id) ?? [];
    // Texts are those of today.
    return learned !== game || /\/text\/\w+\.json$/.test(id) ? '{}' : null;
  },
});

/** Writes `<game>-<rules>.js` into a folder, and gives its path. */
export async function keepRuleset(game: string, rules: number, folder: string): Promise<string> {
  const file = keptFile(game, rules);
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: [...aliases] },
    plugins: [rulesetEntry(game)],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: false,
      lib: { entry: ENTRY, formats: ['es'], fileName: () => file },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  return join(folder, file);
}
