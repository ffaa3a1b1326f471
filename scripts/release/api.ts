/**
 * The public surface of the packages, read from the declarations that the compiler makes: what a version promises, and
 * what a test compares.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Declaration {
  readonly name: string;
  /** `function`, `class`, `interface`, `type` or `const`. */
  readonly kind: string;
  /** As the compiler wrote it, with its comment. */
  readonly text: string;
}

const START =
  /^export (?:declare )?(?:abstract )?(function|class|interface|type|const|let) ([\w$]+)/;
const REEXPORT = /^export (?:type )?\{([^}]*)\} from '([^']+)';/gm;
const ALL = /^export \* from '([^']+)';/gm;

/** What a file declares at its top level: a declaration ends where the next line at the margin begins. */
function declaredIn(text: string): Map<string, Declaration> {
  const found = new Map<string, Declaration>();
  const lines = text.split('\n');
  for (let i = 0; i < lines.length; i++) {
    const [, kind, name] = START.exec(lines[i]!) ?? [];
    if (kind === undefined || name === undefined) continue;
    let end = i + 1;
    while (end < lines.length && /^[\s})\]]/.test(lines[end]!)) end++;
    let begin = i;
    if (lines[begin - 1]?.trimEnd().endsWith('*/'))
      do begin--;
      while (!lines[begin]!.startsWith('/**'));
    const declaration = lines.slice(begin, end).join('\n').trimEnd();
    const before = found.get(name);
    // Overloads, and a constant with the type of the same name, belong together.
    found.set(name, { name, kind, text: before ? `${before.text}\n${declaration}` : declaration });
  }
  return found;
}

/** All that a file exports, its own and what it passes on; what comes from other packages is left out. */
export function exportsOf(file: string, seen = new Set<string>()): Map<string, Declaration> {
  if (seen.has(file) || !existsSync(file)) return new Map();
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const found = declaredIn(text);
  const behind = (specifier: string): string =>
    join(dirname(file), specifier.replace(/\.ts$/, '.d.ts'));
  for (const [, names, specifier] of text.matchAll(REEXPORT)) {
    if (!specifier!.startsWith('.')) continue;
    const there = exportsOf(behind(specifier!), new Set());
    for (const item of names!
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)) {
      const [own, as = own] = item.replace(/^type /, '').split(' as ');
      const declaration = there.get(own!);
      if (declaration !== undefined) found.set(as!, { ...declaration, name: as! });
    }
  }
  for (const [, specifier] of text.matchAll(ALL))
    for (const [name, one] of exportsOf(behind(specifier!), seen)) found.set(name, one);
  return found;
}

interface Entry {
  /** As it is imported. */
  readonly name: string;
  /** Its declarations. */
  readonly file: string;
}

const sorted = (exports: ReadonlyMap<string, Declaration>): Declaration[] =>
  [...exports.values()].sort((a, b) => (a.name < b.name ? -1 : 1));

const HEAD = 'Made by `npm run api`; a test compares it with the code.';

/** Every declaration in full: for a package that others build upon. */
export const fullReport = (title: string, entries: readonly Entry[]): string =>
  [
    `# ${title}\n\n${HEAD}\n`,
    ...entries.flatMap(({ name, file }) => [
      `## \`${name}\`\n`,
      ...sorted(exportsOf(file)).map((one) => `### ${one.name}\n\n\`\`\`ts\n${one.text}\n\`\`\`\n`),
    ]),
  ].join('\n');

/** Names and kinds only: for packages whose every card is an export. */
export const shortReport = (title: string, entries: readonly Entry[]): string =>
  [
    `# ${title}\n\n${HEAD}\n`,
    ...entries.map(({ name, file }) => {
      const rows = sorted(exportsOf(file)).map((one) => `| \`${one.name}\` | ${one.kind} |`);
      return `## \`${name}\`\n\n| Export | Kind |\n|---|---|\n${rows.join('\n')}\n`;
    }),
  ].join('\n');
