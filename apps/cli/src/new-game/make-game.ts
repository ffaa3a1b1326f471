/** Makes a new game out of Airlock, the example of the documents: a fourth game that plays at once. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { failed, wrong } from '../problem.ts';

const TEMPLATE = 'templates/game';
const GAME = 'packages/games/src';
/** The line that a list of games has below its last one. */
const MARK = '  // A new game goes above.\n';
/** The tests take a longer text that is the same in two languages for one that nobody has translated. */
const LONGEST = 20;
const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** How the lobby offers it. */
const OFFERED = `  {
    id: 'airlock',
    icon: 'station',
    theme: 'station',
    seats: { min: 2, max: 4, usual: 3 },
    options: {},
  },
`;

/** Sections that are put into a document, each before this heading. */
const SECTIONS: Readonly<Record<string, string>> = {
  'docs/notation.md': '## What can go wrong\n',
  'docs/scenarios.md': '## How a failure reads\n',
};

/** What begins the ids of its rules: three letters of the name that no other catalogue has. */
function prefixFor(root: string, name: string): string {
  const letters = name.toUpperCase().replaceAll(/[^A-Z]/g, '');
  const catalogues = readdirSync(join(root, 'rules')).map((file) =>
    readFileSync(join(root, 'rules', file), 'utf8'),
  );
  const tries = [
    letters.padEnd(3, 'X').slice(0, 3),
    ...ALPHABET.map((last) => letters.padEnd(2, 'X').slice(0, 2) + last),
  ];
  const free = tries.find((prefix) => !catalogues.some((text) => text.includes(`**${prefix}-`)));
  if (free === undefined) throw wrong(`${name}: all prefixes for its rules are taken`);
  return free;
}

function check(root: string, name: string): void {
  if (!/^[a-z][a-z0-9]*$/.test(name))
    throw wrong('a game has a name of small letters and digits that begins with a letter');
  if (name in {}) throw wrong(`${name} is a name that every object of JavaScript has already`);
  if (name.length > LONGEST) throw wrong(`a game has a name of at most ${LONGEST} letters`);
  const places = [GAME, 'scenarios', 'fixtures'].map((folder) => `${folder}/${name}`);
  for (const place of [...places, `${GAME}/${name}.ts`, `rules/${name}.md`])
    if (existsSync(join(root, place))) throw wrong(`${name} is taken: there is ${place}`);
}

/** The game of the documents, with the parts open that a rigging needs. */
const gameOf = (airlock: string): string =>
  airlock
    .replace('export const airlock:', 'export const airlockGame:')
    .replaceAll(/^(const (?:Z|CELLS|round)\b|type Vars\b)/gm, 'export $1');

function runIn(root: string, command: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw failed(`${command} ${args.join(' ')}: ${stderr || stdout}`);
}

/** Gives the files that it has written, those that it has changed among them. */
export function makeGame(root: string, name: string): string[] {
  check(root, name);
  const prefix = prefixFor(root, name);
  const title = name[0]!.toUpperCase() + name.slice(1);
  const renamed = (text: string): string =>
    text
      .replaceAll('airlock', name)
      .replaceAll('Airlock', title)
      .replaceAll(/\bAIR\b/g, prefix);
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const written: string[] = [];
  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    written.push(file);
  };
  const insert = (file: string, text: string, before = MARK): void => {
    const now = read(file);
    if (!now.includes(before)) throw failed(`${file} has lost the line "${before.trim()}"`);
    write(
      file,
      now.replace(before, () => renamed(text) + before),
    );
  };

  for (const file of readdirSync(join(root, TEMPLATE), { recursive: true, encoding: 'utf8' })) {
    const from = join(TEMPLATE, file);
    if (statSync(join(root, from)).isDirectory()) continue;
    const heading = SECTIONS[file.replaceAll('\\', '/')];
    if (heading === undefined) write(renamed(file), renamed(read(from)));
    else insert(file, read(from), heading);
  }
  write(`${GAME}/${name}/game.ts`, renamed(gameOf(read('docs/airlock.ts'))));

  const importBefore = 'import type ';
  insert(
    `${GAME}/games.ts`,
    "import { airlockWhole } from './airlock/playable.ts';\n",
    importBefore,
  );
  insert(`${GAME}/games.ts`, '  airlock: playable(airlockWhole),\n');
  insert(
    `${GAME}/handbook/index.ts`,
    "import { airlockHandbook } from '../airlock/handbook/index.ts';\n",
    importBefore,
  );
  insert(`${GAME}/handbook/index.ts`, '  airlock: airlockHandbook,\n');
  insert(
    'packages/host/src/games.ts',
    "  airlock: async () => (await import('@deadlight/games/airlock')).airlockApp,\n",
  );
  insert(
    'apps/web/src/games/games.ts',
    "  airlock: async () => (await import('./airlock/airlock.ts')).airlockInBrowser,\n",
  );
  insert('apps/web/src/lobby/games.ts', OFFERED);
  insert('scripts/mutants/mutants.ts', "  airlock: ['airlock'],\n");
  insert('vitest.rules.config.ts', 'airlock,', 'survival}');

  const manifest = JSON.parse(read('packages/games/package.json')) as {
    exports: Record<string, string>;
  };
  manifest.exports[`./${name}`] = `./src/${name}/app.ts`;
  manifest.exports = Object.fromEntries(
    Object.entries(manifest.exports).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  write('packages/games/package.json', `${JSON.stringify(manifest, null, 2)}\n`);

  const files = [...new Set(written)];
  const code = files.filter((file) => /\.(ts|json)$/.test(file));
  // Imports are put in order, and lines that a longer name has made too long are broken.
  runIn(root, join(root, 'node_modules/.bin/biome'), ['check', '--write', ...code]);
  runIn(root, process.execPath, ['scripts/record-games.ts', name]);
  return [...files, `fixtures/${name}`, 'fixtures/rulesets.json'].sort();
}
