/** The strip under a film that is sent: there are no words around it then. */
import type { Film, Size } from './paint-film.ts';
import type { Paints } from './paints.ts';
import { indexAt } from './reel.ts';

type Canvas = CanvasRenderingContext2D;

const MARGIN = 28;
const LETTERS = 27;
const LINES = 2;

/** As many words in each line as fit. */
function wrapped(canvas: Canvas, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && canvas.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  return lines.length <= LINES ? lines : [...lines.slice(0, LINES - 1), `${lines[LINES - 1]!} …`];
}

/** Below `top`: whose game it is, how far it has come, and what happens. */
export function paintCaption(
  canvas: Canvas,
  film: Film,
  { width, height }: Size,
  top: number,
  time: number,
  title: string,
  paints: Paints,
): void {
  const index = indexAt(film.stops, time);
  canvas.fillStyle = paints.of.paper;
  canvas.fillRect(0, top, width, height - top);
  canvas.fillStyle = paints.of.lit;
  canvas.fillRect(0, top, (width * time) / (film.stops.at(-1)!.from + film.stops.at(-1)!.ms), 3);
  canvas.textBaseline = 'top';
  canvas.textAlign = 'left';
  canvas.font = `600 24px ${paints.label}`;
  canvas.fillText(title, MARGIN, top + 16);
  canvas.textAlign = 'right';
  canvas.fillText(film.rounds[index]!, width - MARGIN, top + 16);
  canvas.textAlign = 'left';
  canvas.fillStyle = paints.of.ink;
  canvas.font = `400 ${LETTERS}px ${paints.text}`;
  const lines = wrapped(canvas, film.captions[index]!, width - 2 * MARGIN);
  for (const [i, line] of lines.entries()) canvas.fillText(line, MARGIN, top + 50 + i * 34);
}
