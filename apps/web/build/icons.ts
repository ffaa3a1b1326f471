/** `import { icons } from './icons.json?icons'`: the drawings that a list names, and no others. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const QUERY = '?icons';
const PATH = /\bd="([^"]+)"/g;

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const iconSet = (): IconSet =>
  JSON.parse(
    readFileSync(
      createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'),
      'utf8',
    ),
  ) as IconSet;

export function icons(): Plugin {
  let all: IconSet | null = null;
  const pathOf = (name: string): string => {
    all ??= iconSet();
    const icon = all.icons[name];
    if (icon === undefined) throw new RangeError(`there is no icon "${name}"`);
    return [...icon.body.matchAll(PATH)].map(([, d]) => d).join('');
  };
  return {
    name: 'deadlight-icons',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      const names = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      const drawn = Object.fromEntries(
        Object.entries(names).map(([ours, theirs]) => [ours, pathOf(theirs)]),
      );
      return { code: `export const icons = ${JSON.stringify(drawn)};`, moduleType: 'js' };
    },
  };
}
