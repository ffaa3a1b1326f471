/** The rule catalogues in the project's `rules` directory. */
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseCatalogue, type Rule } from '@deadlight/games';
import { readText } from './files.ts';
import { wrong } from './problem.ts';
import { ROOT } from './root.ts';

/** The names of all catalogues; a playable game's catalogue has the name of the game. */
export const catalogues = (root = ROOT): string[] =>
  readdirSync(join(root, 'rules'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => basename(file, '.md'))
    .sort();

/** The ids of all rules of all catalogues. */
export const allRuleIds = (root = ROOT): ReadonlySet<string> =>
  new Set(catalogues(root).flatMap((name) => rulesOf(name, root).map(({ id }) => id)));

export function rulesOf(catalogue: string, root = ROOT): Rule[] {
  const known = catalogues(root);
  if (!known.includes(catalogue))
    throw wrong(`--game ${catalogue}: no such rule catalogue; there are ${known.join(', ')}`);
  return parseCatalogue(readText(join(root, 'rules', `${catalogue}.md`)));
}
