/**
 * Compares all texts with a folder of reference texts, such as rulebooks, and lists every text that shares
 * a longer run of words with one of them: `node scripts/word-runs.ts FOLDER [WORDS]`. More than seven
 * shared words are too many, unless the mechanics force them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { flatten, LANGUAGES, type Texts } from '../packages/games/src/text/voice.ts';

const ROOT = join(import.meta.dirname, '..');
const DEFAULT_WORDS = 7;

/** Words alone: hyphens at line ends are joined, markup, numbers and ICU braces are dropped. */
const wordsOf = (text: string): string[] =>
  text
    .replace(/-\s*\n\s*/g, '')
    .replace(/\{[^{}]*\}/g, ' ')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

interface Run {
  readonly name: string;
  readonly words: readonly string[];
  /** How much of the text the shared runs cover. */
  readonly covered: number;
}

/** Every run of this many words in the references, as one string. */
function runsIn(folder: string, length: number): Set<string> {
  const runs = new Set<string>();
  for (const file of readdirSync(folder)) {
    const words = wordsOf(readFileSync(join(folder, file), 'utf8'));
    for (let i = 0; i + length <= words.length; i++) runs.add(words.slice(i, i + length).join(' '));
  }
  return runs;
}

/** The longest run of words that a text shares with the references, if it is long enough. */
function longestRun(
  name: string,
  text: string,
  runs: ReadonlySet<string>,
  length: number,
): Run | null {
  const words = wordsOf(text);
  let longest: string[] = [];
  let current: string[] = [];
  const shared = new Set<number>();
  for (let i = 0; i + length <= words.length; i++) {
    const run = words.slice(i, i + length);
    if (!runs.has(run.join(' '))) {
      current = [];
      continue;
    }
    current = current.length === 0 ? run : [...current, run.at(-1)!];
    for (let j = i; j < i + length; j++) shared.add(j);
    if (current.length > longest.length) longest = current;
  }
  if (longest.length === 0) return null;
  return { name, words: longest, covered: shared.size / words.length };
}

const FOLDERS = [
  ...['panic', 'nemesis', 'lockdown'].flatMap((game) => [
    `packages/games/src/${game}/text`,
    `packages/games/src/${game}/handbook`,
  ]),
  'packages/games/src/survival/text',
  'apps/cli/src/text',
  'apps/web/src/text',
  'packages/games/src/guide/text',
  'packages/games/src/lessons/text',
];

const [folder, most = String(DEFAULT_WORDS)] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: node scripts/word-runs.ts FOLDER [WORDS]');
  process.exit(2);
}
const length = Number(most) + 1;
const runs = runsIn(folder, length);
const found: Run[] = [];
for (const place of FOLDERS)
  for (const language of LANGUAGES)
    for (const [name, text] of flatten(
      JSON.parse(readFileSync(join(ROOT, place, `${language}.json`), 'utf8')) as Texts,
    )) {
      const run = longestRun(`${place}/${language} ${name}`, text, runs, length);
      if (run !== null) found.push(run);
    }
found.sort((a, b) => b.words.length - a.words.length);
for (const { name, words, covered } of found)
  console.log(`${words.length} words, ${Math.round(covered * 100)} %: ${name}: ${words.join(' ')}`);
console.log(`${found.length} texts share more than ${most} words in a row with ${folder}.`);
