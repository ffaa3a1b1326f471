/**
 * Draws what `deadlight play` shows in the middle of a game, as an SVG for the README. `npm run pictures` runs this.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const ROOT = join(import.meta.dirname, '..');
const COLUMNS = 100;
const CELL = { width: 8.4, height: 17 } as const;
const MARGIN = 16;

/** The terminal's colours, on near-black. */
const COLOURS: Readonly<Record<string, string>> = {
  31: '#ff6b5e',
  32: '#5fd38d',
  33: '#ffb454',
  34: '#6cb6ff',
  35: '#d8a0ff',
  37: '#f2f2f2',
};
const TEXT = '#c9d1d9';
const PAPER = '#0b0f14';

interface Picture {
  readonly file: string;
  readonly title: string;
  readonly game: readonly string[];
  readonly answers: readonly string[];
}

/** Plays a fixed game from fixed answers and gives the last screen. */
function lastScreen({ game, answers }: Picture): string[] {
  const { stdout } = spawnSync(
    join(ROOT, 'node_modules/.bin/deadlight'),
    ['play', ...game, '--lang', 'en'],
    {
      input: `${answers.join('\n')}\nquit\n`,
      encoding: 'utf8',
      env: { ...process.env, FORCE_COLOR: '1', COLUMNS: String(COLUMNS) },
    },
  );
  const screens = stdout.split(/^.*─{80,}.*$/m);
  // Up to the prompt, without the blank lines around it.
  return screens
    .at(-1)!
    .replace(/\n[^\n]*> [\s\S]*$/, '')
    .trimEnd()
    .replace(/^\n+/, '')
    .split('\n');
}

const ESCAPE = String.fromCharCode(27);
const STYLE = new RegExp(`(${ESCAPE}\\[[\\d;]*m)`);

const toXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** One line as text spans, each in its colour. */
function spans(line: string): string {
  let style = '';
  return line
    .split(STYLE)
    .map((part) => {
      const code = part.startsWith(ESCAPE) ? part.slice(2, -1) : undefined;
      if (code === undefined) return part === '' ? '' : `<tspan${style}>${toXml(part)}</tspan>`;
      const colour = COLOURS[code];
      if (colour) style = ` fill="${colour}"`;
      else if (code === '1') style = ' font-weight="700" fill="#ffffff"';
      else if (code === '2') style = ' opacity="0.55"';
      else style = '';
      return '';
    })
    .join('');
}

function svg(title: string, lines: readonly string[]): string {
  const columns = Math.max(...lines.map((line) => stripVTControlCharacters(line).length));
  const width = Math.ceil(columns * CELL.width + 2 * MARGIN);
  const height = lines.length * CELL.height + 2 * MARGIN;
  const rows = lines.map(
    (line, i) =>
      `<text x="${MARGIN}" y="${MARGIN + (i + 0.8) * CELL.height}" xml:space="preserve">${spans(line)}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${title}">`,
    `<rect width="100%" height="100%" rx="10" fill="${PAPER}"/>`,
    `<g font-family="ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace" font-size="14" fill="${TEXT}">`,
    ...rows,
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

const PICTURE: Picture = {
  file: 'play.svg',
  title: 'A game of Panic Station in the terminal',
  game: ['--seed', 'c'],
  // A first turn that has just met somebody: the first option, eleven times.
  answers: Array.from({ length: 11 }, () => '1'),
};

writeFileSync(join(ROOT, 'docs/pictures', PICTURE.file), svg(PICTURE.title, lastScreen(PICTURE)));
