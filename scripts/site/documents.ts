/** The documents of the repository as pages: links between them stay, those to sources become plain paths. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, posix, relative } from 'node:path';
import type { Pages } from './pages.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Documents outside `docs`, and where they are on the site. */
const OTHERS: Readonly<Record<string, string>> = {
  'README.md': 'project/readme.md',
  'CONTRIBUTING.md': 'project/contributing.md',
  'CHANGELOG.md': 'project/changelog.md',
  'SECURITY.md': 'project/security.md',
  'CODE_OF_CONDUCT.md': 'project/conduct.md',
  'NOTICE.md': 'project/notice.md',
  'docs/README.md': 'docs/index.md',
};

const IMAGES = new Set(['.svg', '.webp', '.png']);

/** The documents, as paths from the root of the repository. */
export function documents(): string[] {
  const inDocs = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => extname(file) === '.md')
    .map((file) => posix.join('docs', file.replaceAll('\\', '/')));
  return [...new Set([...Object.keys(OTHERS), ...inDocs])].sort();
}

/** Where a document is on the site; null if it is not there. */
const addressOf = (file: string): string | null => {
  if (OTHERS[file] !== undefined) return OTHERS[file];
  if (/^rules\/\w+\.md$/.test(file)) return file;
  return file.startsWith('docs/') && extname(file) === '.md' ? file : null;
};

/** A link from a document to something of the repository, as it is on the site. */
function linked(from: string, label: string, target: string, repository: string | null): string {
  const [path = '', anchor] = target.split('#');
  if (/^[a-z]+:/.test(target) || path === '') return `[${label}](${target})`;
  const file = posix.join(posix.dirname(from), decodeURI(path));
  const folder = file.replace(/\/$/, '');
  const address = [file, `${folder}/README.md`].find(
    (one) => addressOf(one) !== null && existsSync(join(ROOT, one)),
  );
  const hash = anchor === undefined ? '' : `#${anchor}`;
  if (folder === 'rules') return `[${label}](/rules/)`;
  if (address !== undefined)
    return `[${label}](/${addressOf(address)!.replace(/(index)?\.md$/, '')}${hash})`;
  if (repository !== null) return `[${label}](${repository}/${file})`;
  return label.startsWith('`') ? label : `${label} (\`${folder}\`)`;
}

const LINK = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g;
/** Blocks of code, and code between backticks. */
const CODE = /(^```[\s\S]*?^```$|^(?: {4}.*\n)+|`[^`\n]*`)/m;

/** Applies a change to everything but code. */
const outsideCode = (markdown: string, change: (text: string) => string): string =>
  markdown
    .split(CODE)
    .map((part, i) => (i % 2 === 1 ? part : change(part)))
    .join('');

function translate(file: string, markdown: string, repository: string | null): string {
  const links = markdown
    .split(/(^```[\s\S]*?^```$)/m)
    .map((part, i) =>
      i % 2 === 1
        ? part
        : part.replace(LINK, (whole, image: string, label: string, target: string) =>
            image === '!' ? whole : linked(file, label, target, repository),
          ),
    )
    .join('');
  return outsideCode(links, (text) => text.replaceAll('{{', '&#123;&#123;'));
}

/** The pictures that a document shows, from the root of the repository. */
const imagesOf = (file: string, markdown: string): string[] =>
  [...markdown.matchAll(LINK)]
    .filter(([, image, , target]) => image === '!' && IMAGES.has(extname(target!)))
    .map(([, , , target]) => posix.join(posix.dirname(file), target!));

/**
 * Writes every document, with its pictures.
 * @param repository the address under which the sources can be read, if there is one
 */
export function writeDocuments(pages: Pages, repository: string | null): void {
  for (const file of documents()) {
    const markdown = readFileSync(join(ROOT, file), 'utf8');
    const address = addressOf(file)!;
    const images = imagesOf(file, markdown);
    const moved = images.reduce((text, image) => {
      const from = posix.relative(posix.dirname(file), image);
      return text.replaceAll(`](${from})`, `](${toImage(address, image)})`);
    }, markdown);
    for (const image of images) pages.copy(join(ROOT, image), posix.join('pictures', image));
    pages.write(address, translate(file, moved, repository));
  }
}

const toImage = (address: string, image: string): string =>
  relative(dirname(join('/', address)), join('/pictures', image)).replaceAll('\\', '/');
