/** Ships the licences of everything that is bundled, as one text file next to the app. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FILE = 'licences.txt';

/** Sources that the build uses without importing them. */
const DRAWN_FROM = ['@iconify-json/game-icons'];

const require = createRequire(import.meta.url);

/** `…/node_modules/@preact/signals/dist/signals.mjs` → the folder of the package. */
const packageOf = (path: string): string | null =>
  /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path.replaceAll('\\', '/'))?.[0] ?? null;

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

const LICENCE = /^(licen[cs]e|notice|copying|ofl)(\.|-|$)/i;

/** Name, version and licence of a package, with the text of it. */
function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const texts = readdirSync(folder)
    .filter((file) => LICENCE.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  if (texts.length === 0 && license === undefined)
    throw new Error(`${name} is bundled, but says nothing of its licence`);
  return [`${name} ${version} (${license ?? 'see below'})`, ...texts].join('\n\n');
}

export interface Licences {
  /** For the app and for its workers: each notes what goes into it. */
  collect(): Plugin;
  /** For the app, after all: writes them down. */
  write(): Plugin;
}

export function licences(): Licences {
  const folders = new Set<string>();
  const note = (path: string): void => {
    const folder = packageOf(path);
    if (folder !== null && existsSync(join(folder, 'package.json'))) folders.add(folder);
  };
  return {
    collect: () => ({
      name: 'deadlight-licences-collect',
      apply: 'build',
      generateBundle(_options, bundle) {
        for (const part of Object.values(bundle))
          for (const path of part.type === 'chunk' ? part.moduleIds : part.originalFileNames)
            note(part.type === 'chunk' ? path : join(import.meta.dirname, '..', path));
      },
    }),
    write: () => ({
      name: 'deadlight-licences-write',
      apply: 'build',
      enforce: 'post',
      generateBundle() {
        for (const name of DRAWN_FROM) note(require.resolve(`${name}/package.json`));
        const source = [...folders]
          .map(licenceOf)
          .sort()
          .join(`\n\n${'-'.repeat(80)}\n\n`);
        this.emitFile({ type: 'asset', fileName: FILE, source: `${source}\n` });
      },
    }),
  };
}
