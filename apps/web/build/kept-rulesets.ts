/** Ships the kept rulesets with the app: games that were begun on them are finished on them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, '../../../rulesets');

export const keptRulesets = (): Plugin => ({
  name: 'deadlight-kept-rulesets',
  apply: 'build',
  generateBundle() {
    const files = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
    for (const file of files.filter((name) => name.endsWith('.js'))) {
      const source = readFileSync(join(FOLDER, file));
      this.emitFile({ type: 'asset', fileName: `rulesets/${file}`, source });
    }
  },
});
