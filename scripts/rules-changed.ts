/**
 * What is to be done once the rules of a game have changed on purpose: keeps the ruleset before, raises the number,
 * records games, finds the deal of the coach again, and says what it did.
 *   npm run rules-changed -- nemesis lockdown
 * It can be run again: a number that was raised and not recorded yet is not raised twice.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@deadlight/games/manifests';
import { keptFile } from '@deadlight/host/ruleset';
import { copyTree } from './tree-copy.ts';

const ROOT = join(import.meta.dirname, '..');
/** `rules: 2,` in the definition of a game. */
const NUMBER = /^( {2}rules: )(\d+),$/m;

const definition = (game: string): string =>
  join(ROOT, 'packages/games/src', game, 'vocabulary.ts');

/** Runs a program and gives what it prints; what it complains about is shown. */
function run(command: string, args: readonly string[], cwd = ROOT): string {
  const { status, stdout, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32' && command !== process.execPath,
  });
  if (status !== 0)
    throw new Error(`${[command, ...args].join(' ')} failed${error ? `: ${error.message}` : ''}`);
  return stdout;
}

const script = (name: string, ...args: string[]): string =>
  run(process.execPath, [join(ROOT, 'scripts', name), ...args]);

const numberIn = (text: string): number => {
  const found = NUMBER.exec(text);
  if (found === null) throw new Error('the definition of the game has no line "rules: NUMBER,"');
  return Number(found[2]);
};

/** Builds the ruleset of the last commit, from a copy of it, if its number is not kept. */
function keepBefore(game: string): string {
  const path = `packages/games/src/${game}/vocabulary.ts`;
  const rules = numberIn(run('git', ['show', `HEAD:./${path}`]));
  const kept = join(ROOT, 'rulesets', keptFile(game, rules));
  if (existsSync(kept)) return `rules ${rules} are kept already`;
  const recorded = run('git', ['show', `HEAD:./fixtures/${game}/rulesets.json`]);
  if (!Object.hasOwn(JSON.parse(recorded), rules))
    return `rules ${rules} were never recorded, so there is nothing to keep`;
  const copy = copyTree('commit');
  try {
    mkdirSync(join(ROOT, 'rulesets'), { recursive: true });
    // The copy must still play what was recorded with its number, or it is not that ruleset.
    const tested = ['run', 'packages/games/src/corpus.test.ts', '-t', `recorded games of ${game}`];
    run(join(ROOT, 'node_modules/.bin/vitest'), tested, copy);
    run(process.execPath, [join(copy, 'scripts/rulesets/keep-all.ts'), game], copy);
    writeFileSync(kept, readFileSync(join(copy, 'rulesets', keptFile(game, rules))));
  } finally {
    rmSync(copy, { recursive: true });
  }
  return `kept rules ${rules} as they are in the last commit`;
}

/** Adds one to the number, unless that has been done since games were recorded last. */
function raise(game: string): string {
  const file = definition(game);
  const text = readFileSync(file, 'utf8');
  const rules = numberIn(text);
  const rulesets = join(ROOT, 'fixtures', game, 'rulesets.json');
  const recorded = existsSync(rulesets) ? JSON.parse(readFileSync(rulesets, 'utf8')) : {};
  if (!Object.hasOwn(recorded, rules)) return `rules ${rules} have no recorded games yet`;
  writeFileSync(
    file,
    text.replace(NUMBER, (_, name: string) => `${name}${rules + 1},`),
  );
  return `raised the number of the rules to ${rules + 1}`;
}

/** Files that differ from the last commit, counted by folder. */
function changed(): string[] {
  const folders = new Map<string, number>();
  for (const line of run('git', ['status', '--porcelain', '--untracked-files=all', '.']).split(
    '\n',
  )) {
    const file = line.slice(3);
    if (file === '') continue;
    const folder = file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : '.';
    folders.set(folder, (folders.get(folder) ?? 0) + 1);
  }
  return [...folders].map(([folder, count]) => `${folder}: ${count}`);
}

const games = process.argv.slice(2);
const unknown = games.filter((game) => !GAME_IDS.includes(game));
if (games.length === 0 || unknown.length > 0) {
  console.error(
    `rules-changed: say whose rules have changed: ${GAME_IDS.join(', ')}${unknown.length > 0 ? `, not ${unknown.join(', ')}` : ''}`,
  );
  process.exit(1);
}
for (const game of games) {
  console.log(`${game}: ${keepBefore(game)}`);
  console.log(`${game}: ${raise(game)}`);
}
for (const name of ['record-games.ts', 'make-lessons.ts'])
  process.stdout.write(script(name, ...games));
console.log(`Changed files, by folder:\n  ${changed().join('\n  ')}`);
console.log('Say in the commit which rule changed, and why.');
