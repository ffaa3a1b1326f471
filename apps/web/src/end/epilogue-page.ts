/** The epilogue as a page of its own, which needs nothing else. */
import { at } from '@deadlight/engine';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => at(ENTITIES, sign, 'sign'));

const STYLE =
  'body{max-width:38rem;margin:3rem auto;padding:0 1rem;font:1.1rem/1.6 Georgia,serif;' +
  'background:#0d1418;color:#dfe7ea}h1{font-size:1.4rem}';

export const epiloguePage = (
  language: string,
  title: string,
  paragraphs: readonly string[],
): string =>
  [
    '<!doctype html>',
    `<html lang="${language}">`,
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escaped(title)}</title><style>${STYLE}</style>`,
    `<h1>${escaped(title)}</h1>`,
    ...paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`),
    '</html>',
    '',
  ].join('\n');
