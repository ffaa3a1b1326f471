/** The scenarios: a page for each folder, with every file as it is. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { parse } from 'yaml';
import { filesAt } from '../../apps/cli/src/files.ts';
import { appLink, heading, page, plain } from './markdown.ts';
import type { Pages } from './pages.ts';

const ROOT = join(import.meta.dirname, '../..');

const nameOf = (file: string): string => basename(file, '.yaml');

/** Where a scenario is on the site, by its path from the root of the repository. */
export const scenarioAddress = (file: string): string =>
  `/${dirname(file).replaceAll('\\', '/')}/#${nameOf(file)}`;

/** The worked examples of the handbook can be looked at in the app, picture by picture. */
const inApp = (file: string): string[] => {
  const [, game, folder] = file.split('/');
  return folder === 'handbook'
    ? [appLink('Open it in the app', `#/rules/${game}/example/${nameOf(file)}`)]
    : [];
};

export function writeScenarios(pages: Pages): string[] {
  const files = filesAt(join(ROOT, 'scenarios'), '.yaml').map((path) =>
    path.slice(ROOT.length + 1).replaceAll('\\', '/'),
  );
  const folders = Map.groupBy(files, (file) => dirname(file));
  for (const [folder, inside] of folders) {
    const blocks = inside.flatMap((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      const { name } = parse(text) as { name: string };
      return [
        heading(2, name, nameOf(file)),
        ...inApp(file),
        `\`\`\`\`txt [${basename(file)}]\n${text.trimEnd()}\n\`\`\`\``,
      ];
    });
    pages.write(posix.join(folder, 'index.md'), page(`# ${plain(folder)}`, blocks));
  }
  const names = [...folders.keys()].sort();
  pages.write(
    'scenarios/index.md',
    page(
      '# Scenarios',
      'What the rules must bring about, in the vocabulary of each game. [How to read and write them](/docs/scenarios).',
      names
        .map(
          (name) =>
            `- [${plain(name.slice('scenarios/'.length))}](/${name}/): ${folders.get(name)!.length}`,
        )
        .join('\n'),
    ),
  );
  return names;
}
