/** The outline of a box on a map. */
import type { Canvas } from './canvas.ts';
import type { Style } from './paint.ts';

export interface Frame {
  readonly x: number;
  readonly y: number;
  /** The size of what is inside. */
  readonly width: number;
  readonly height: number;
  /** Written into the upper edge. */
  readonly corner: string;
  readonly dotted: boolean;
  readonly style: Style | undefined;
}

export function drawFrame(canvas: Canvas, frame: Frame): void {
  const { x, y, width, height, corner, dotted, style } = frame;
  const [across, down] = dotted ? ['┄', '┆'] : ['─', '│'];
  canvas.put(x, y, `┌${across.repeat(width)}┐`, style);
  canvas.put(x + 1, y, corner, style);
  for (let row = 1; row <= height; row++) {
    canvas.put(x, y + row, down, style);
    canvas.put(x + width + 1, y + row, down, style);
  }
  canvas.put(x, y + height + 1, `└${across.repeat(width)}┘`, style);
}
