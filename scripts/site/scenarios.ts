/** The scenarios: a page for each folder, with every file as it is. */
import { readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { linkToScenario, packScenario } from '@deadlight/host/share';
import { parse } from 'yaml';
import { filesAt } from '../../apps/cli/src/files.ts';
import { appLink, heading, page, plain } from './markdown.ts';
import type { Pages } from './pages.ts';

const ROOT = join(import.meta.dirname, '../..');

const nameOf = (file: string): string => basename(file, '.yaml');

/** Where a scenario is on the site, by its path from the root of the repository. */
export const scenarioAddress = (file: string): string =>
  `/${dirname(file).replaceAll('\\', '/')}/#${nameOf(file)}`;

/** The app shows any scenario moment by moment; the worked examples of the handbook have captions there. */
async function inApp(file: string, text: string): Promise<string> {
  const [, game, folder] = file.split('/');
  const hash =
    folder === 'handbook'
      ? `#/rules/${game}/example/${nameOf(file)}`
      : linkToScenario('', await packScenario(text));
  return appLink('Open it in the app', hash);
}

async function block(file: string): Promise<string[]> {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const { name } = parse(text) as { name: string };
  return [
    heading(2, name, nameOf(file)),
    await inApp(file, text),
    `\`\`\`\`txt [${basename(file)}]\n${text.trimEnd()}\n\`\`\`\``,
  ];
}

export async function writeScenarios(pages: Pages): Promise<string[]> {
  const files = filesAt(join(ROOT, 'scenarios'), '.yaml').map((path) =>
    path.slice(ROOT.length + 1).replaceAll('\\', '/'),
  );
  const folders = Map.groupBy(files, (file) => dirname(file));
  for (const [folder, inside] of folders) {
    const blocks = (await Promise.all(inside.map(block))).flat();
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
