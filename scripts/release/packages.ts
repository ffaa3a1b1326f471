/**
 * Makes the packages of a release: compiled JavaScript with type declarations, as tarballs that install in an empty
 * folder. `deadlight` has the layout of the repository, so that every path in the sources holds in it, too.
 */

import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { at } from '@deadlight/engine';
import { buildWeb } from '../web-build.mjs';
import { fullReport, shortReport } from './api.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Packages of their own, in the order of their dependencies. */
export const LIBRARIES = ['engine', 'games', 'bots'] as const;

/** What travels inside `deadlight`, by the name it is imported by. */
const INSIDE: Readonly<Record<string, string>> = {
  '@deadlight/host': 'packages/host',
  '@deadlight/server': 'apps/server',
};

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly sideEffects?: boolean | readonly string[];
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;

const writeJson = (file: string, value: unknown): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** Compiles everything that is packed into a folder, laid out like the repository. */
function compile(out: string): void {
  const config = join(out, 'tsconfig.json');
  mkdirSync(out, { recursive: true });
  writeJson(config, {
    extends: join(ROOT, 'tsconfig.base.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: ROOT,
      outDir: out,
      typeRoots: [join(ROOT, 'node_modules/@types')],
    },
    include: ['packages/*/src/**/*.ts', 'apps/cli/src/**/*.ts', 'apps/server/src/**/*.ts'].map(
      (pattern) => join(ROOT, pattern),
    ),
    exclude: ['test', 'deep'].map((kind) => join(ROOT, `**/*.${kind}.ts`)),
  });
  execFileSync('tsc', ['-p', config], { cwd: ROOT, stdio: 'inherit' });
  rmSync(config);
}

/** Threads and child processes are started by the address of their file, which the compiler does not rewrite. */
const withCompiledAddresses = (code: string): string =>
  code.replace(
    /new URL\('(\.[^']*)\.ts', import\.meta\.url\)/g,
    "new URL('$1.js', import.meta.url)",
  );

/** The compiled file behind an entry of a package that travels inside. */
function fileInside(specifier: string): string | null {
  const [scope, name, ...entry] = specifier.split('/');
  const folder = INSIDE[`${scope}/${name}`];
  if (folder === undefined) return null;
  const source = readManifest(folder).exports?.[['.', ...entry].join('/')];
  if (source === undefined) throw new Error(`${specifier} is not among the exports of ${folder}`);
  return join(folder, source.replace(/\.ts$/, '.js'));
}

/** Imports of what travels inside, as relative paths. */
const withInsideImports = (code: string, file: string): string =>
  code.replace(
    /(from |import\()'(@deadlight\/[^']+)'/g,
    (all, before: string, specifier: string) => {
      const inside = fileInside(specifier);
      if (inside === null) return all;
      const path = relative(dirname(file), inside);
      return `${before}'${path.startsWith('.') ? path : `./${path}`}'`;
    },
  );

/** Copies compiled code, declarations and data of a folder. */
function copyCompiled(out: string, folder: string, stage: string, to = ''): void {
  for (const file of globSync(`${folder}/**/*.{js,d.ts,json}`, { cwd: out })) {
    const target = join(stage, to === '' ? file : join(to, relative(folder, file)));
    mkdirSync(dirname(target), { recursive: true });
    const code = readFileSync(join(out, file), 'utf8');
    const isCode = /\.(js|d\.ts)$/.test(file);
    writeFileSync(target, isCode ? withInsideImports(withCompiledAddresses(code), file) : code);
  }
}

/** `./src/x.ts` as an entry for Node and for the type checker. */
function compiledExports(exports: Readonly<Record<string, string>>): object {
  const entries = Object.entries(exports).filter(([, file]) => file.startsWith('./src/'));
  return Object.fromEntries(
    entries.map(([name, file]) => [
      name,
      { types: file.replace(/\.ts$/, '.d.ts'), default: file.replace(/\.ts$/, '.js') },
    ]),
  );
}

function stageLibrary(out: string, name: (typeof LIBRARIES)[number], stage: string): void {
  const folder = `packages/${name}`;
  const { exports = {}, devDependencies: _, ...manifest } = readManifest(folder);
  copyCompiled(out, `${folder}/src`, stage, 'src');
  writeJson(join(stage, 'package.json'), {
    ...withoutPrivate(manifest),
    engines: { node: '>=20' },
    files: ['src'],
    exports: compiledExports(exports),
    ...(Array.isArray(manifest.sideEffects) && {
      sideEffects: manifest.sideEffects.map((file) => file.replace(/\.ts$/, '.js')),
    }),
  });
  cpSync(join(ROOT, folder, 'README.md'), join(stage, 'README.md'));
}

const withoutPrivate = (manifest: object): object => {
  const { private: _, ...rest } = manifest as { private?: boolean };
  return rest;
};

function stageCommand(out: string, stage: string): void {
  for (const folder of ['apps/cli/src', 'apps/server/src', 'packages/host/src'])
    copyCompiled(out, folder, stage);
  const bin = readFileSync(join(ROOT, 'apps/cli/deadlight.mjs'), 'utf8');
  writeFileSync(
    join(stage, 'apps/cli/deadlight.mjs'),
    bin.replace("import('./src/main.ts')", "import('./src/main.js')"),
  );
  cpSync(buildWeb(), join(stage, 'apps/web/dist'), {
    recursive: true,
    // Every browser that runs the app reads Brotli; old rulesets are seldom asked for.
    filter: (file) => !/\.gz$|rulesets\/.*\.br$/.test(file),
  });
  for (const folder of ['rules', 'rulesets'])
    if (existsSync(join(ROOT, folder)))
      cpSync(join(ROOT, folder), join(stage, folder), { recursive: true });
  for (const folder of globSync('scenarios/*/{handbook,lessons}', { cwd: ROOT }))
    cpSync(join(ROOT, folder), join(stage, folder), { recursive: true });
  const cli = readManifest('apps/cli');
  const dependencies = Object.assign(
    {},
    ...[cli, ...Object.values(INSIDE).map(readManifest)].map((manifest) => manifest.dependencies),
  ) as Record<string, string>;
  for (const name of Object.keys(INSIDE)) delete dependencies[name];
  const { node } = readManifest('.').devDependencies!;
  writeJson(join(stage, 'package.json'), {
    name: 'deadlight',
    version: cli.version,
    description: readManifest('.').description,
    license: cli.license,
    type: 'module',
    engines: { node: '>=20' },
    bin: { deadlight: './apps/cli/deadlight.mjs' },
    files: ['apps', 'packages', 'rules', 'rulesets', 'scenarios'],
    dependencies,
    // The command runs on Node 24: on this one, where the machine's own is older.
    optionalDependencies: { node },
  });
  cpSync(join(ROOT, 'apps/cli/README.md'), join(stage, 'README.md'));
}

const tarballOf = (stage: string, to: string): string => {
  cpSync(join(ROOT, 'LICENSE'), join(stage, 'LICENSE'));
  const args = ['pack', '--json', '--silent', '--pack-destination', to];
  const [made] = JSON.parse(
    execFileSync('npm', args, {
      cwd: stage,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  ) as [{ filename: string }];
  return join(to, made.filename);
};

/** The reports of the public surface, by file, from what the compiler made. */
export function reportsOf(out: string): Record<string, string> {
  return Object.fromEntries(
    LIBRARIES.map((name) => {
      const { exports = {}, name: title } = readManifest(`packages/${name}`);
      const entries = Object.entries(exports)
        .filter(([, file]) => file.startsWith('./src/'))
        .map(([entry, file]) => ({
          name: title + entry.slice(1),
          file: join(out, `packages/${name}`, file.replace(/\.ts$/, '.d.ts')),
        }));
      const report = name === 'engine' ? fullReport : shortReport;
      return [`docs/api/${name}.md`, report(title, entries)];
    }),
  );
}

/** Works on what the compiler makes of everything, in a folder that is removed afterwards. */
export function compiled<R>(use: (out: string, work: string) => R): R {
  const work = mkdtempSync(join(tmpdir(), 'deadlight-pack-'));
  try {
    compile(join(work, 'out'));
    return use(join(work, 'out'), work);
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** Writes the tarballs of what was compiled into a folder, and gives their paths. */
export function pack(out: string, work: string, to: string): string[] {
  mkdirSync(to, { recursive: true });
  const stages = [...LIBRARIES, 'deadlight'].map((name) => join(work, name));
  for (const stage of stages) mkdirSync(stage);
  LIBRARIES.forEach((name, i) => void stageLibrary(out, name, at(stages, i, 'package')));
  stageCommand(out, stages.at(-1)!);
  return stages.map((stage) => tarballOf(stage, to));
}

export const packAll = (to: string): string[] => compiled((out, work) => pack(out, work, to));

if (import.meta.main) {
  const { values } = parseArgs({
    options: { to: { type: 'string', default: join(ROOT, 'release') } },
  });
  for (const tarball of packAll(values.to)) process.stdout.write(`${tarball}\n`);
}
