/** Valid examples, from which almost valid texts are made. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** About this many of the project's files that match a pattern. */
export const some = (pattern: string, count: number): string[] => {
  const files = globSync(pattern, { cwd: ROOT }).sort();
  return files.filter((_, i) => i % Math.max(1, Math.floor(files.length / count)) === 0).map(read);
};

export const EXPERIMENTS: readonly string[] = [
  'name: x\nseed: 1\ncells:\n  - game: nemesis\n    players: [2, 3]\n    bots: random\n    games: 60\n',
  read('docs/lab/crew.yaml'),
];
