import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writePages } from './build.ts';
import type { Pages } from './pages.ts';

let folder: string;
let pages: Pages;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deadlight-site-'));
  pages = await writePages(folder);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

const withoutBlocks = (markdown: string): string => markdown.replace(/^(`{3,})[\s\S]*?^\1$/gm, '');
const withoutCode = (markdown: string): string => withoutBlocks(markdown).replace(/`[^`\n]*`/g, '');

/** Anchors that a page names itself, and those that are made of its headings. */
const anchorsIn = (markdown: string): Set<string> =>
  new Set(
    [...withoutBlocks(markdown).matchAll(/^#+ (.+?)(?: \{#([^}]+)\})?$/gm)].map(
      ([, heading, named]) =>
        named ??
        heading!
          .toLowerCase()
          .replace(/[^\p{L}\p{N}\s_-]/gu, '')
          .trim()
          .replace(/[\s-]+/g, '-'),
    ),
  );

it('no link leads nowhere', () => {
  const names = new Set(pages.written);
  const anchors = new Map(
    pages.written
      .filter((name) => name.endsWith('.md'))
      .map((name) => [name, anchorsIn(read(name))] as const),
  );
  const fileOf = (path: string): string =>
    path.endsWith('/') ? `${path.slice(1)}index.md` : `${path.slice(1)}.md`;
  const broken = [...anchors.keys()].flatMap((name) =>
    [...withoutCode(read(name)).matchAll(/\]\((\/[^)#\s]*)(?:#([^)\s]+))?\)/g)]
      .filter(([, path]) => path !== '/app/')
      .filter(([, path, anchor]) => {
        const file = fileOf(path!);
        return !names.has(file) || (anchor !== undefined && !anchors.get(file)!.has(anchor));
      })
      .map(([link]) => `${name}: ${link}`),
  );
  expect(broken).toEqual([]);
});

it('a rule with two readings says what each edition plays', () => {
  const page = read('rules/NEM-BAG.md');
  const rule = page.slice(page.indexOf('{#NEM-BAG-13-R}'));
  const readings = rule.slice(0, rule.indexOf('\n### ')).match(/^> .*$/gm);
  expect(readings).toHaveLength(2);
  for (const edition of ['Rulebook, to the letter: Yes', 'With the official answers: No'])
    expect(readings!.join(' ')).toContain(edition);
});

it('shows no template to the site, whatever a text says', () => {
  const open = pages.written
    .filter((name) => name.endsWith('.md') && withoutCode(read(name)).includes('{{'))
    .slice(0, 5);
  expect(open).toEqual([]);
});
