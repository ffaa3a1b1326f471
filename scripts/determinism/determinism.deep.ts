/** The same games end with the same hashes on every engine of JavaScript that people use. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildCorpus } from './corpus.ts';
import { findFirefox, withFirefox } from './firefox.ts';
import { playedIn } from './in-browser.ts';
import { needNode, OTHER_NODES } from './node-versions.ts';
import type { Played } from './play-corpus.ts';

const corpus = await buildCorpus();
afterAll(corpus.remove);

const SCRIPT = `
import { readFileSync } from 'node:fs';
import { playCorpus } from './play-corpus.js';
console.log(JSON.stringify(playCorpus(JSON.parse(readFileSync('records.json', 'utf8')))));
`;

const playedBy = (node: string): Played =>
  JSON.parse(
    execFileSync(node, ['--input-type=module', '-e', SCRIPT], {
      cwd: join(corpus.folder),
      encoding: 'utf8',
    }),
  ) as Played;

const wanted = playedBy(process.execPath);

it(`Node ${process.versions.node} plays every recorded game as it was recorded`, () => {
  expect(wanted.problems).toEqual([]);
  expect(wanted.games).toBe(corpus.games);
});

it.each(OTHER_NODES)('Node %s plays the same', (version) => {
  const node = needNode(version);
  expect(execFileSync(node, ['--version'], { encoding: 'utf8' }).trim()).toBe(`v${version}`);
  expect(playedBy(node)).toEqual(wanted);
});

describe('a browser', () => {
  const firefox = findFirefox();
  if (firefox === null)
    process.stderr.write(
      'Firefox is not installed, so nothing is said of it: install the package "firefox-esr" of your system, or name the program in the variable FIREFOX.\n',
    );

  it.runIf(firefox !== null)('Firefox plays the same', async () => {
    expect(await withFirefox(firefox!, (visit) => playedIn(corpus, visit))).toEqual(wanted);
  });
});
