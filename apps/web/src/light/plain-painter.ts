/** The same picture on a plain canvas, for browsers without WebGL. */
import type { Painter, Picture } from './painter.ts';
import type { Patch, Tint } from './patches.ts';

const css = ([r, g, b]: Tint, opacity: number): string =>
  `rgb(${Math.round(255 * r)} ${Math.round(255 * g)} ${Math.round(255 * b)} / ${opacity})`;

/** How light falls off, at parts of its radius. */
const FALLS = [0, 0.25, 0.5, 0.75, 1].map(
  (d) => [d, (1 - d * d) ** 1.6 * (0.72 + 0.28 * Math.exp(-6 * d * d))] as const,
);

/** The way light takes behind a door. */
const fan = (context: CanvasRenderingContext2D, { x, y, radius, beam }: Patch): void => {
  if (beam === null) return;
  const [dx, dy, spread] = beam;
  const [middle, half] = [Math.atan2(dy, dx), Math.acos((1 + spread) / 2)];
  context.beginPath();
  context.moveTo(x, y);
  context.arc(x, y, radius, middle - half, middle + half);
  context.clip();
};

function fill(context: CanvasRenderingContext2D, patch: Patch): void {
  const { clip, x, y, radius, tint, opacity } = patch;
  context.save();
  fan(context, patch);
  if (radius > 0) {
    const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
    for (const [at, share] of FALLS) gradient.addColorStop(at, css(tint, opacity * share));
    context.fillStyle = gradient;
  } else context.fillStyle = css(tint, opacity);
  if (radius > 0) {
    // The box clips; the gradient stays where it is.
    const box = new Path2D();
    box.rect(-clip.halfWidth, -clip.halfHeight, 2 * clip.halfWidth, 2 * clip.halfHeight);
    const placed = new Path2D();
    placed.addPath(
      box,
      new DOMMatrix().translate(clip.x, clip.y).rotate((clip.angle * 180) / Math.PI),
    );
    context.fill(placed);
  } else {
    context.fillRect(
      clip.x - clip.halfWidth,
      clip.y - clip.halfHeight,
      2 * clip.halfWidth,
      2 * clip.halfHeight,
    );
  }
  context.restore();
}

/** Null where there is no canvas at all. */
export function plainPainter(canvas: HTMLCanvasElement): Painter | null {
  const context = canvas.getContext('2d');
  if (context === null) return null;
  return {
    paint({ box, palette, shades, lights }: Picture) {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, canvas.width, canvas.height);
      context.setTransform(
        canvas.width / box.width,
        0,
        0,
        canvas.height / box.height,
        (-box.left * canvas.width) / box.width,
        (-box.top * canvas.height) / box.height,
      );
      context.globalCompositeOperation = 'source-over';
      for (const patch of shades) fill(context, patch);
      if (!palette.day) context.globalCompositeOperation = 'screen';
      for (const patch of lights) fill(context, patch);
    },
    close() {},
  };
}
