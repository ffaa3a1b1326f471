/** The recorded games, and one file that replays them in any JavaScript engine. */
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { aliases } from '../entry-points.ts';

const ROOT = join(import.meta.dirname, '../..');

export interface Corpus {
  /** Where the files lie: the player, the games, and a page that plays them. */
  readonly folder: string;
  readonly games: number;
  remove(): void;
}

/** What a page does: plays all games, and tells the server how that went. */
const PAGE = `import { playCorpus } from './play-corpus.js';
const records = await (await fetch('./records.json')).json();
await fetch('./played', { method: 'POST', body: JSON.stringify(playCorpus(records)) });
`;

/** Builds the player next to the recorded games, or next to every n-th of them. */
export async function buildCorpus(every = 1): Promise<Corpus> {
  const folder = mkdtempSync(join(tmpdir(), 'deadlight-corpus-'));
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: [...aliases] },
    build: {
      target: 'es2022',
      outDir: folder,
      emptyOutDir: false,
      lib: {
        entry: join(import.meta.dirname, 'play-corpus.ts'),
        formats: ['es'],
        fileName: () => 'play-corpus.js',
      },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const files = globSync('fixtures/*/*.deadlight', { cwd: ROOT })
    .sort()
    .filter((_, i) => i % every === 0);
  const records = files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]);
  writeFileSync(join(folder, 'records.json'), JSON.stringify(Object.fromEntries(records)));
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}\n');
  writeFileSync(join(folder, 'page.js'), PAGE);
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><title>Corpus</title><script type="module" src="./page.js"></script>\n',
  );
  return { folder, games: files.length, remove: () => rmSync(folder, { recursive: true }) };
}
