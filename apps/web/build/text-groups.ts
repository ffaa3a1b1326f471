/** `import { texts } from '…/en.json?group=game'`: one group of a catalogue without the rest. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const QUERY = /^(.+\.json)\?group=(\w+)$/;

export const textGroups = (): Plugin => ({
  name: 'deadlight-text-groups',
  enforce: 'pre',
  load(id) {
    const [, file, group] = QUERY.exec(id) ?? [];
    if (file === undefined || group === undefined) return null;
    this.addWatchFile(file);
    const catalogue = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
    return { code: `export const texts = ${JSON.stringify(catalogue[group])};`, moduleType: 'js' };
  },
});
