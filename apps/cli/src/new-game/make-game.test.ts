import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { LANGUAGES } from '@deadlight/games';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { makeGame } from './make-game.ts';

/** Parts of the project that a copy does not need. */
const LEFT_OUT = ['node_modules', '.git', 'fixtures', 'dist', 'coverage', '.mutants', 'data'];

/** The project with its own sources, and with the packages that it was installed with. */
function copyTo(root: string): void {
  for (const name of readdirSync(ROOT)) {
    if (LEFT_OUT.includes(name)) continue;
    cpSync(join(ROOT, name), join(root, name), {
      recursive: true,
      filter: (from) => !['node_modules', 'dist', 'screenshots'].includes(basename(from)),
    });
  }
  mkdirSync(join(root, 'node_modules/@deadlight'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@deadlight')
      symlinkSync(join(ROOT, 'node_modules', name), join(root, 'node_modules', name));
  for (const folder of ['packages', 'apps'])
    for (const name of readdirSync(join(ROOT, folder))) {
      symlinkSync(join(root, folder, name), join(root, 'node_modules/@deadlight', name));
      const own = join(folder, name, 'node_modules');
      if (existsSync(join(ROOT, own))) symlinkSync(join(ROOT, own), join(root, own));
    }
  mkdirSync(join(root, 'fixtures'));
  for (const name of readdirSync(join(ROOT, 'fixtures'))) {
    const [from, to] = [join(ROOT, 'fixtures', name), join(root, 'fixtures', name)];
    if (statSync(from).isDirectory()) symlinkSync(from, to);
    else cpSync(from, to);
  }
  symlinkSync(join(root, 'bench'), join(root, 'node_modules/@deadlight/bench'));
}

const root = mkdtempSync(join(tmpdir(), 'deadlight-new-game-'));
const bin = (name: string): string => join(root, 'node_modules/.bin', name);

/** The output of a command that fails; empty on success. */
const complaintOf = (command: string, ...args: string[]): string =>
  complaintTo('', command, ...args);

/** The same for a command with input. */
function complaintTo(input: string, command: string, ...args: string[]): string {
  // The inner run must not think that it is part of this one.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST)/.test(name)),
  );
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    env,
    input,
    encoding: 'utf8',
  });
  return status === 0 ? '' : stdout + stderr;
}

/** Every file of the copy, with its contents. */
const snapshot = (): Map<string, string> =>
  new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(root, file), readFileSync(file, 'latin1')]),
  );

let before = new Map<string, string>();
let made: string[] = [];

beforeAll(() => {
  copyTo(root);
  before = snapshot();
  made = makeGame(root, 'derelict');
}, 120_000);

afterAll(() => rmSync(root, { recursive: true }), 120_000);

it.each([
  ['Derelict', 'a game has a name of small letters and digits that begins with a letter'],
  ['2nd', 'a game has a name of small letters and digits that begins with a letter'],
  ['../out', 'a game has a name of small letters and digits that begins with a letter'],
  ['averylongnameforagame', 'a game has a name of at most 20 letters'],
  ['constructor', 'constructor is a name that every object of JavaScript has already'],
  ['nemesis', 'nemesis is taken: there is packages/games/src/nemesis'],
  ['derelict', 'derelict is taken: there is packages/games/src/derelict'],
  ['survival', 'survival is taken: there is packages/games/src/survival'],
])('refuses the name %s', (name, why) => {
  expect(() => makeGame(root, name)).toThrow(why);
});

it('changes no existing file except the list of games', () => {
  const after = snapshot();
  const changed = [...before].filter(([file, text]) => after.get(file) !== text);
  expect(changed.map(([file]) => file)).toEqual(['packages/games/src/manifests.ts']);
});

it('leaves nothing of the example in the new game, and gives its rules a prefix of their own', () => {
  const folders = [
    'packages/games/src/derelict/',
    'apps/web/src/games/derelict/',
    'rules/derelict.md',
    'scenarios/derelict/',
    'docs/games/derelict.md',
  ];
  const files = made.filter((file) => folders.some((folder) => file.startsWith(folder)));
  expect(files.length).toBeGreaterThan(30);
  for (const file of files)
    expect(readFileSync(join(root, file), 'utf8'), file).not.toMatch(/airlock\w|Airlock|AIR-/);
  expect(readFileSync(join(root, 'rules/derelict.md'), 'utf8')).toContain('**DER-DRAW-01**');
});

/** What the types of some files say, and of all that they import, as a project of the copy checks them. */
function typesSay(
  project: string,
  files: readonly string[],
  include: readonly string[] = [],
): string {
  expect(files.length).toBeGreaterThan(0);
  const config = join(root, project, 'tsconfig.made.json');
  const names = files.map((file) => join(root, file));
  writeFileSync(config, JSON.stringify({ extends: './tsconfig.json', files: names, include }));
  return complaintOf(bin('tsc'), '--noEmit', '-p', config);
}

// A list of games has the same type, however long it is: what does not import the new game is as it was.
it('makes a game that lint and types accept', () => {
  const code = made.filter((file) => /\.(ts|json)$/.test(file));
  expect(complaintOf(bin('biome'), 'ci', '--error-on-warnings', ...code)).toBe('');
  const typed = made.filter((file) => /\.tsx?$/.test(file));
  const isOnPage = (file: string): boolean => file.startsWith('apps/web/');
  expect(
    typesSay(
      '',
      typed.filter((file) => !isOnPage(file)),
    ),
  ).toBe('');
  expect(typesSay('apps/web', typed.filter(isOnPage), ['src/*.d.ts'])).toBe('');
}, 300_000);

it('makes a game whose tests pass, and those that look at every game', () => {
  const tests = [
    'packages/games/src/derelict',
    'packages/games/src/text',
    'packages/games/src/handbook',
    'packages/games/src/glossary',
    'packages/games/src/corpus.test.ts',
    'apps/cli/src/play/screen.test.ts',
    'apps/web/src/games/derelict',
    'docs/notation.test.ts',
    'docs/scenarios.test.ts',
  ];
  const inGame = [
    'run',
    '--maxWorkers=1',
    '-t',
    'derelict|scenarios|conformance|Derelict|has a place|is said',
  ];
  expect(complaintOf(bin('vitest'), ...inGame, ...tests)).toBe('');
  expect(
    complaintOf(process.execPath, 'apps/cli/deadlight.mjs', 'scenario', 'scenarios/derelict'),
  ).toBe('');
}, 300_000);

it.each(LANGUAGES)(
  'makes a game that can be played to its end in the terminal, in %s',
  (language) => {
    const play = ['apps/cli/deadlight.mjs', 'play', '--game', 'derelict', '--lang', language];
    expect(complaintTo('1\n'.repeat(300), process.execPath, ...play)).toBe('');
  },
  120_000,
);
