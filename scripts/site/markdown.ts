/** Markdown for the pages of the site. */

/** Text that is shown as it is: neither markup nor a template. */
export const plain = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('{{', '&#123;&#123;')
    .replace(/([\\`*_[\]|])/g, '\\$1')
    .replace(/^(\s*)([-+#>]|\d+\.)(?=\s)/gm, '$1\\$2');

/** Markdown within a line, which must not be taken for markup of the page or a template. */
export const inline = (markdown: string): string =>
  markdown.replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;');

/** A cell of a table. */
export const cell = (text: string): string => plain(text).replace(/\s*\n\s*/g, ' ');

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** A heading with an anchor of its own. */
export const heading = (level: number, text: string, anchor: string): string =>
  `${'#'.repeat(level)} ${plain(text)} {#${anchor}}`;

/** A page: blocks with an empty line between them. */
export const page = (...blocks: readonly (string | readonly string[])[]): string =>
  `${blocks.flat().join('\n\n')}\n`;

/** A link to the app, which the build puts beside the pages; the site must not take it for a page of its own. */
export const appLink = (text: string, hash = ''): string =>
  `[${plain(text)}](/app/${hash}){target="_self"}`;
