import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
const RULES = join(ROOT, 'rules');

const read = (file: string): string => readFileSync(join(RULES, file), 'utf8');

/** The ids of rules and what stands in the brackets behind them; a remark may follow. Other lines of a rule are indented. */
const sourcesIn = (text: string): [id: string, sources: string | undefined][] =>
  [...text.replace(/\n {2}(?=\S)/g, ' ').matchAll(/^- \*\*([A-Z]{3}-[\w-]+)\*\* .*$/gm)].map(
    ([line, id]) => [id!, / \[([^[\]]+)\](?: \([^()]+\))?$/.exec(line)?.[1]],
  );

const SOURCE =
  '(?:(?:(?:fr|es|de)(?:(?:=|, )(?:fr|es|de))*|nem-de|printed|FAQ|editions differ|basis): [^;]+|silent)';

/** What stands in the brackets of each catalogue. */
const FORM: Readonly<Record<string, RegExp>> = {
  'lockdown.md': new RegExp(`^${SOURCE}(?:; ${SOURCE})*$`),
  'nemesis.md': /^(?:rulebook|printed|FAQ|basis): \S/,
  'panic.md': /^(?:confirmed|single-source|inferred|reconstructed)$/,
};

/** A game that is not listed says in its own way where its rules come from. */
const ANY = /\S/;

/** Lists of what follows from other rules. */
const FOLLOWS = /^(?:LCK-SAME|PAN-INFO)-/;

describe.each(readdirSync(RULES).filter((name) => name.endsWith('.md')))('rules/%s', (file) => {
  const text = read(file);

  it('cites what a stranger can look up: editions, chapters and components, no files of ours', () => {
    expect(text.match(/seed 00\d|\bseed:|\bdata:|\[data\]|\bdata file|\.\.\/data/g) ?? []).toEqual(
      [],
    );
  });

  it('says of every rule where it comes from', () => {
    const formless = sourcesIn(text).filter(
      ([id, sources = '']) => !FOLLOWS.test(id) && !(FORM[file] ?? ANY).test(sources),
    );
    expect(formless).toEqual([]);
  });

  it('names only files that are there', () => {
    const named = [...text.matchAll(/`((?:packages|docs|scenarios|rules)\/[\w./-]+)`/g)].map(
      ([, path]) => path!,
    );
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

it('cites only headings that rules/lockdown.md lists with their pages', () => {
  const text = read('lockdown.md');
  const list = /\*\*Headings\*\*.*\n((?:- .*\n)+)/.exec(text)![1]!;
  const headings = new Set(
    list
      .replace(/^- [^:]+: /gm, '')
      .split(/[\n,()]/)
      .map((heading) => heading.trim()),
  );
  const unlisted = sourcesIn(text).flatMap(([id, sources = '']) =>
    sources.split('; ').flatMap((source) => {
      const cited = /^(?:fr|es|de)(?:(?:=|, )(?:fr|es|de))*: (.*)$/.exec(source)?.[1];
      const unknown = cited?.split(', ').filter(
        // A step of a chapter may follow its heading: “Phase Joueur 3”, “Mise en place 15-16”.
        (heading) => !headings.has(heading.replace(/ \d+(?:-\d+|[A-G])?$/, '')),
      );
      return (unknown ?? []).map((heading) => `${id}: ${heading}`);
    }),
  );
  expect(unlisted).toEqual([]);
});
