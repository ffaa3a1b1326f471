/** A component's styles are in a file next to it, under class names of its own; colours are in the theme only. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(SOURCE, file), 'utf8');
const files = (pattern: string): string[] => globSync(pattern, { cwd: SOURCE }).sort();

const sheets = files('**/*.css');
const components = files('**/*.tsx');
const shared = sheets.filter((file) => dirname(file) === 'look');
const own = sheets.filter((file) => dirname(file) !== 'look');

const withoutComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '');

/** Every selector; what stands inside `@keyframes` is none. */
const selectors = (file: string): string[] =>
  [...withoutComments(read(file)).matchAll(/(?:^|[;{}])([^;{}@]+)\{/g)]
    .flatMap((found) => found[1]!.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim())
    .filter((selector) => !/^(from|to|[\d.]+%)$/.test(selector));

const classesIn = (selector: string): string[] =>
  [...selector.replace(/"[^"]*"/g, '""').matchAll(/\.([a-z][\w-]*)/g)].map((found) => found[1]!);

const names = own.map((file) => basename(file, '.css'));

/** `hand-over-…` belongs to `hand-over.css`, not to `hand.css`. */
const homeOf = (name: string): string | undefined =>
  names
    .filter((start) => name === start || name.startsWith(`${start}-`) || name === `${start}s`)
    .sort((a, b) => b.length - a.length)[0];

const SHARED = new Set(shared.flatMap((file) => selectors(file).flatMap(classesIn)));

/** A hash with digits, or a function of colour: `url(#grid)` is none. */
const LITERAL =
  /(?<!url\()#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\(|:\s*(?:black|white|red|blue|green|grey|gray|yellow|orange)\b/gi;

describe.each(own)('%s', (file) => {
  const name = basename(file, '.css');

  it('says nothing that is not about its own component', () => {
    // What sets the look's values for a whole page has no class of its own.
    const foreign = selectors(file)
      .filter((selector) => !selector.startsWith(':root:not('))
      .filter((selector) => !classesIn(selector).some((one) => homeOf(one) === name));
    expect(foreign).toEqual([]);
  });

  it('is next to a component that imports it', () => {
    const users = components.filter((one) => dirname(one) === dirname(file));
    expect(users.some((one) => read(one).includes(`'./${name}.css'`))).toBe(true);
  });
});

/** All that is loaded with a file. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  if (!/\.tsx?$/.test(file)) return seen;
  for (const [, path] of read(file).matchAll(/^(?:import|\} from) (?:.* from )?'(\..*)';$/gm))
    if (/\.(tsx?|css)$/.test(path!)) loadedWith(join(dirname(file), path!), seen);
  return seen;
}

const used = (file: string): string[] =>
  [...read(file).matchAll(/\bclass="([^"]*)"/g)].flatMap((found) => found[1]!.split(' '));

it.each(components)('what %s wears is loaded with it', (file) => {
  const loaded = new Set([...loadedWith(file)].map((one) => basename(one, '.css')));
  const styled = new Set(own.flatMap((one) => selectors(one).flatMap(classesIn)));
  const bare = used(file).filter(
    (one) => styled.has(one) && !SHARED.has(one) && !loaded.has(homeOf(one)!),
  );
  expect(bare).toEqual([]);
});

it('no two files share a name, and no class two homes', () => {
  expect(new Set(names).size).toBe(names.length);
  const all = new Set(own.flatMap((file) => selectors(file).flatMap(classesIn)));
  const homeless = [...all].filter((one) => !SHARED.has(one) && homeOf(one) === undefined);
  expect(homeless).toEqual([]);
  expect([...SHARED].filter((one) => homeOf(one) !== undefined)).toEqual([]);
});

it('every class that is styled is used', () => {
  const code = components.map(read).join('\n');
  const all = new Set(sheets.flatMap((file) => selectors(file).flatMap(classesIn)));
  expect([...all].filter((one) => !new RegExp(`[\\s"'\`]${one}[\\s"'\`]`).test(code))).toEqual([]);
});

it.each([...sheets.filter((file) => file !== join('look', 'theme.css')), ...components])(
  'no colour is written out in %s',
  (file) => {
    expect(withoutComments(read(file)).match(LITERAL) ?? []).toEqual([]);
  },
);
