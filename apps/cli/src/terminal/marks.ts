/** Short words in colour that stand side by side within a box. */
import type { Canvas } from './canvas.ts';
import type { Style } from './paint.ts';

export interface Mark {
  readonly text: string;
  readonly style: Style | undefined;
}

/** Marks side by side, as many to a line as fit. */
export function inRows(marks: readonly Mark[], width: number): Mark[][] {
  const rows: Mark[][] = [];
  let used = width;
  for (const mark of marks) {
    used += 1 + mark.text.length;
    if (used > width) {
      rows.push([]);
      used = mark.text.length;
    }
    rows.at(-1)!.push(mark);
  }
  return rows;
}

export function drawMarks(canvas: Canvas, x: number, y: number, marks: readonly Mark[]): void {
  for (const { text, style } of marks) {
    canvas.put(x, y, text, style);
    x += text.length + 1;
  }
}

export const cut = (text: string, width: number): string =>
  text.length <= width ? text : `${text.slice(0, width - 1)}…`;
