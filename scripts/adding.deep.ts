/** Adding only adds, tried with every test there is: in `npm test` the few that are likely to notice are run. */
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addCoreItem, addOption, addSet, generated, run, test } from './adding.ts';
import { copyTree } from './tree-copy.ts';

const ROOT = join(import.meta.dirname, '..');
const HOUR = 3_600_000;

let copy: string;
const git = (...args: string[]): void => {
  const who = ['-c', 'user.name=test', '-c', 'user.email=test@example.org'];
  execFileSync('git', [...who, ...args], { cwd: copy, stdio: 'ignore' });
};

beforeEach(() => {
  copy = copyTree('work');
  git('init');
  // They are links here, which the rules for folders do not leave out.
  writeFileSync(join(copy, '.git/info/exclude'), 'node_modules\n');
  git('add', '--all');
  git('commit', '--message', 'start');
}, 120_000);
afterEach(() => rmSync(copy, { recursive: true }));

/** All tests but those of the tools, which make copies of their own, and of the server. */
const all = (): string | null =>
  test(copy, '--exclude', 'scripts/**', '--exclude', 'apps/server/**');

it(
  'a set of cards and an option that are off break no test and change no generated file',
  () => {
    addSet(copy);
    addOption(copy);
    for (const script of ['record-games', 'make-lessons'])
      expect(run(copy, `scripts/${script}.ts`, 'nemesis', 'lockdown')).toBeNull();
    expect(generated(copy)).toEqual(generated(ROOT));
    expect(all()).toBeNull();
  },
  HOUR,
);

it(
  'an Item of the core set changes only what the command makes again',
  () => {
    addCoreItem(copy);
    expect(run(copy, 'scripts/rules-changed.ts', 'nemesis')).toBeNull();
    const [before, after] = [generated(ROOT), generated(copy)];
    const changed = [...after].filter(([file, text]) => before.get(file) !== text);
    expect(changed.map(([file]) => file).filter((file) => /lockdown|panic/.test(file))).toEqual([]);
    expect(changed.length).toBeGreaterThan(300);
    expect(all()).toBeNull();
  },
  HOUR,
);
