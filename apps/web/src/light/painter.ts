/** What paints light: by WebGL where there is one, else on a plain canvas. */
import type { Box } from '../table/camera.ts';
import type { Palette, Patch } from './patches.ts';

export interface Picture {
  /** The part of the plan that the canvas covers. */
  readonly box: Box;
  readonly palette: Palette;
  /** Darkness first, in order; light falls on it. */
  readonly shades: readonly Patch[];
  readonly lights: readonly Patch[];
  /** In seconds: dust drifts. */
  readonly time: number;
}

export interface Painter {
  paint(picture: Picture): void;
  close(): void;
}
