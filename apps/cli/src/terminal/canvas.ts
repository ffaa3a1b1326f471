import { at } from '@deadlight/engine';
import { paint, type Style } from './paint.ts';

interface Cell {
  readonly character: string;
  readonly style: Style | undefined;
}

const BLANK: Cell = { character: ' ', style: undefined };

/** A sheet of characters to draw on, in any order. */
export class Canvas {
  readonly #rows: Cell[][] = [];

  put(x: number, y: number, text: string, style?: Style): void {
    while (this.#rows.length <= y) this.#rows.push([]);
    const row = at(this.#rows, y, 'row');
    while (row.length < x) row.push(BLANK);
    for (const character of text) row[x++] = { character, style };
  }

  lines(): string[] {
    return this.#rows.map((row) => {
      let line = '';
      for (let from = 0; from < row.length; ) {
        const { style } = at(row, from, 'column');
        let to = from;
        let text = '';
        while (to < row.length && at(row, to, 'column').style === style)
          text += at(row, to++, 'row').character;
        line += style === undefined ? text : paint(style, text);
        from = to;
      }
      return line.trimEnd();
    });
  }
}
