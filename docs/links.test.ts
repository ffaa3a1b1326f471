import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

const markdownIn = (folder: string, recursive: boolean): string[] =>
  readdirSync(folder, { recursive, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file));

const files = [...markdownIn(ROOT, false), ...markdownIn(import.meta.dirname, true)].sort();

const withoutCode = (markdown: string): string => markdown.replace(/^```[\s\S]*?^```/gm, '');

/** The targets of all links but those to other sites. */
const linksIn = (markdown: string): string[] =>
  [...withoutCode(markdown).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target!)
    .filter((target) => !/^[a-z]+:/.test(target));

/** The anchors of the headings, as they are made on the usual sites. */
const anchorsIn = (markdown: string): string[] =>
  [...withoutCode(markdown).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('links in documents', () => {
  it.each(files.map((file) => relative(ROOT, file)))('%s', (name) => {
    const file = join(ROOT, name);
    const broken = linksIn(readFileSync(file, 'utf8')).filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : join(dirname(file), decodeURI(path));
      if (!existsSync(target)) return true;
      return anchor !== undefined && !anchorsIn(readFileSync(target, 'utf8')).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  it.each(files.map((file) => relative(ROOT, file)))('%s names files that exist', (name) => {
    const text = readFileSync(join(ROOT, name), 'utf8');
    const paths = [
      ...text.matchAll(
        /`((?:apps|bench|docs|fixtures|packages|rules|scenarios|scripts)\/[\w./-]+)`/g,
      ),
    ].map(([, path]) => path!);
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

it('no document has the marks of a merge that was never finished', () => {
  const marked = files.filter((file) => /^(<{7}|>{7}) /m.test(readFileSync(file, 'utf8')));
  expect(marked).toEqual([]);
});

it('every document is in the index by reader', () => {
  const index = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  const linked = new Set(
    linksIn(index).map((link) => join(import.meta.dirname, link.split('#')[0]!)),
  );
  const documents = markdownIn(import.meta.dirname, true).filter(
    (file) => !file.endsWith('README.md'),
  );
  // A folder stands for what is in it: a new game has a page, and changes no other.
  const isLinked = (file: string): boolean => linked.has(file) || linked.has(dirname(file));
  expect(documents.filter((file) => !isLinked(file))).toEqual([]);
});
