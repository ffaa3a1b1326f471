/**
 * Builds the documentation site into `site/dist`: documents, handbooks, cards, rules, scenarios, and the app itself.
 *   npm run build:site
 *   npm run build:site -- --base /deadlight/ --repository https://example.org/deadlight/blob/main
 * A link that leads nowhere fails the build.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MANIFESTS } from '../../packages/games/src/manifests.ts';
import { buildWeb } from '../web-build.mjs';
import { type Catalogue, writeCatalogues } from './catalogue.ts';
import { documents, writeDocuments } from './documents.ts';
import { writeHandbooks } from './handbook.ts';
import { Pages } from './pages.ts';
import { writeScenarios } from './scenarios.ts';
import { siteTexts } from './texts.ts';

const ROOT = join(import.meta.dirname, '../..');
const SITE = join(ROOT, 'site');

/** What the configuration of the site is made of. */
export interface Contents {
  readonly games: readonly string[];
  readonly texts: typeof siteTexts;
  readonly catalogues: readonly {
    readonly game: string;
    readonly name: string;
    readonly sections: readonly (readonly [string, string])[];
  }[];
  readonly documents: readonly string[];
  readonly scenarios: readonly string[];
}

/** Writes the pages that the site is built from. */
export async function writePages(folder: string, repository: string | null = null): Promise<Pages> {
  const pages = new Pages(folder);
  writeDocuments(pages, repository);
  const catalogues: Catalogue[] = await writeCatalogues(pages);
  const scenarios = await writeScenarios(pages);
  await writeHandbooks(pages);
  const contents: Contents = {
    games: MANIFESTS.map(({ id }) => id),
    texts: siteTexts,
    catalogues: catalogues.map((one) => ({ ...one, sections: [...one.sections] })),
    documents: documents(),
    scenarios,
  };
  pages.write('contents.json', JSON.stringify(contents));
  return pages;
}

function run(command: string, args: readonly string[]): void {
  const { status, error } = spawnSync(command, args, {
    cwd: SITE,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

export async function buildSite(base: string, repository: string | null): Promise<string> {
  if (!existsSync(join(SITE, 'node_modules/vitepress')))
    run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  const app = buildWeb();
  const pages = await writePages(join(SITE, 'pages'), repository);
  process.stdout.write(`${pages.written.length} pages\n`);
  const dist = join(SITE, 'dist');
  run(join(SITE, 'node_modules/.bin/vitepress'), ['build', '--base', base, '--outDir', dist]);
  cpSync(app, join(dist, 'app'), { recursive: true });
  return dist;
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { base: { type: 'string', default: '/' }, repository: { type: 'string' } },
  });
  const dist = await buildSite(values.base, values.repository ?? null);
  process.stdout.write(`The site is in ${dist}\n`);
}
