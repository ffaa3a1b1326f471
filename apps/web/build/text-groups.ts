/**
 * `import { texts } from '…/en.json?group=game'`: one group of a catalogue without the rest; `?first` gives the groups
 * that first.json in the same folder names, `?later` all others.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const QUERY = /^(.+\.json)\?(?:group=(\w+)|(first|later))$/;

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

function part(file: string, isFirst: boolean): Record<string, unknown> {
  const first = read<string[]>(join(dirname(file), 'first.json'));
  const catalogue = read<Record<string, unknown>>(file);
  const missing = first.filter((group) => !(group in catalogue));
  if (missing.length > 0) throw new RangeError(`there are no texts ${missing.join(', ')}`);
  return Object.fromEntries(
    Object.entries(catalogue).filter(([group]) => first.includes(group) === isFirst),
  );
}

export const textGroups = (): Plugin => ({
  name: 'deadlight-text-groups',
  enforce: 'pre',
  load(id) {
    const [, file, group, when] = QUERY.exec(id) ?? [];
    if (file === undefined) return null;
    this.addWatchFile(file);
    const texts =
      group === undefined
        ? part(file, when === 'first')
        : read<Record<string, unknown>>(file)[group];
    return { code: `export const texts = ${JSON.stringify(texts)};`, moduleType: 'js' };
  },
});
