/** Makes a new game from Airlock, the example of the documentation: a fourth game that can be played at once. */

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { at } from '@deadlight/engine';
import { failed, wrong } from '../problem.ts';

const TEMPLATE = 'templates/game';
const GAME = 'packages/games/src';
/** The only file that is not the game's own. */
const LIST = `${GAME}/manifests.ts`;
/** The line that the list has below its last game. */
const MARK = '  // A new game goes above.\n';
/** The tests consider a longer text that is the same in two languages untranslated. */
const LONGEST = 20;
const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The prefix of its rule ids: three letters of the name that no other catalogue uses. */
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
    .replace('export const airlock:', 'export const game:')
    .replaceAll(/^(const (?:ZONE|EVENT|CELLS|KINDS|round)\b|type Vars\b)/gm, 'export $1');

function runIn(root: string, command: string, args: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw failed(`${command} ${args.join(' ')}: ${stderr || stdout}`);
}

/** Returns the files that it has written: the game's own, and the list of games. */
export function makeGame(root: string, name: string): string[] {
  check(root, name);
  const prefix = prefixFor(root, name);
  const title = at(name, 0, 'name').toUpperCase() + name.slice(1);
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
  /** The list with one more line, inserted before another. */
  const listed = (list: string, line: string, before: string): string => {
    if (!list.includes(before)) throw failed(`${LIST} has lost the line "${before.trim()}"`);
    return list.replace(before, () => line + before);
  };

  for (const file of readdirSync(join(root, TEMPLATE), { recursive: true, encoding: 'utf8' })) {
    const from = join(TEMPLATE, file);
    if (statSync(join(root, from)).isDirectory()) continue;
    write(renamed(file), renamed(read(from)));
  }
  write(`${GAME}/${name}/game.ts`, renamed(gameOf(read('docs/airlock.ts'))));

  const importing = `import { manifest as ${name} } from './${name}/manifest.ts';\n`;
  write(LIST, listed(listed(read(LIST), `  ${name},\n`, MARK), importing, 'import type '));

  const code = written.filter((file) => /\.(ts|json)$/.test(file));
  // Imports are put in order, and lines that a longer name has made too long are broken.
  runIn(root, join(root, 'node_modules/.bin/biome'), ['check', '--write', ...code]);
  runIn(root, process.execPath, ['scripts/record-games.ts', name]);
  return [...written, `fixtures/${name}`].sort();
}
