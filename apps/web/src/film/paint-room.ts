/** A room on a canvas, as the table draws it. */
import { litterOf } from '../art/litter.ts';
import { ANY_ROOM } from '../art/room-art.tsx';
import { FRAME, floorOf, layersOf, planOf } from '../art/room-drawing.ts';
import type { Trace } from '../art/traces.ts';
import { outlineOf } from '../table/room-outline.ts';
import type { Place } from '../table/scene.ts';
import type { Paint, Paints } from './paints.ts';
import { pathFor } from './paths.ts';

type Canvas = CanvasRenderingContext2D;

/** What things are made of: filled, drawn with a line of some width, or both. */
const MADE: Readonly<
  Record<string, { fill?: Paint; stroke?: Paint; wide?: number; faint?: number }>
> = {
  shadow: { fill: 'shadow' },
  body: { fill: 'body', stroke: 'edge', wide: 1 },
  hole: { fill: 'hole' },
  top: { fill: 'top' },
  line: { stroke: 'stroke', wide: 1.1 },
  scorch: { fill: 'hole', faint: 0.6 },
  blood: { fill: 'blood', faint: 0.85 },
  ichor: { fill: 'green', faint: 0.6 },
  shell: { fill: 'warm' },
  bag: { fill: 'top', stroke: 'hole', wide: 1 },
  strap: { stroke: 'hole', wide: 1.2 },
  flame: { fill: 'fire', faint: 0.85 },
  ember: { fill: 'warn' },
  spark: { fill: 'warn' },
};

const ACCENTS: readonly Paint[] = ['warm', 'cool', 'green', 'red'];

function paintMade(canvas: Canvas, made: string, d: string, accent: string, paints: Paints): void {
  const path = pathFor(d);
  if (made === 'accent' || made === 'glow') {
    canvas.globalAlpha *= made === 'glow' ? 0.2 : 1;
    canvas.fillStyle = accent;
    canvas.fill(path);
    canvas.globalAlpha /= made === 'glow' ? 0.2 : 1;
    return;
  }
  const { fill, stroke, wide = 1, faint = 1 } = MADE[made] ?? {};
  canvas.globalAlpha *= faint;
  if (fill !== undefined) {
    canvas.fillStyle = paints.of[fill];
    canvas.fill(path);
  }
  if (stroke !== undefined) {
    canvas.strokeStyle = paints.of[stroke];
    canvas.lineWidth = wide;
    canvas.stroke(path);
  }
  canvas.globalAlpha /= faint;
}

function paintThings(
  canvas: Canvas,
  place: Place,
  drawing: string,
  left: readonly Trace[],
  paints: Paints,
): void {
  const { accent } = planOf(drawing);
  const tint = paints.of[ACCENTS.find((one) => one === accent) ?? 'warm'];
  canvas.save();
  canvas.scale(place.width / FRAME.width, place.height / FRAME.height);
  canvas.strokeStyle = paints.of.floor;
  canvas.lineWidth = 0.8;
  canvas.stroke(pathFor(floorOf(drawing)));
  for (const { tone, d } of layersOf(drawing)) paintMade(canvas, tone, d, tint, paints);
  for (const { made, d } of litterOf(place, left)) paintMade(canvas, made, d, tint, paints);
  canvas.restore();
}

/** Light from a lamp, or from what burns. */
function glow(canvas: Canvas, { width, height }: Place, colour: string, low: number): void {
  const radius = Math.max(width, height) * 0.75;
  const light = canvas.createRadialGradient(
    width / 2,
    height * low,
    4,
    width / 2,
    height * low,
    radius,
  );
  light.addColorStop(0, colour);
  light.addColorStop(1, 'transparent');
  canvas.fillStyle = light;
  canvas.fillRect(0, 0, width, height);
}

/** Letters are written only where they can be read. */
function paintName(canvas: Canvas, place: Place, paints: Paints): void {
  const size = Math.min(22, (place.width * 1.75) / Math.max(8, place.name.length));
  canvas.font = `600 ${size}px ${paints.label}`;
  canvas.textAlign = 'left';
  canvas.textBaseline = 'top';
  canvas.lineWidth = 5;
  canvas.lineJoin = 'round';
  canvas.strokeStyle = paints.of.deck;
  canvas.strokeText(place.name, 10, 9);
  canvas.fillStyle = place.dark ? paints.of.dim : paints.of.ink;
  canvas.fillText(place.name, 10, 9);
}

export interface Drawn {
  readonly drawing: string | undefined;
  readonly left: readonly Trace[];
  readonly named: boolean;
}

export function paintRoom(
  canvas: Canvas,
  place: Place,
  { drawing, left, named }: Drawn,
  paints: Paints,
): void {
  const isKnown = place.known === 'explored';
  const outline = pathFor(outlineOf(place));
  canvas.save();
  canvas.translate(place.x - place.width / 2, place.y - place.height / 2);
  const nobodyKnows = paints.day ? paints.of.faint : paints.of.unlit;
  canvas.fillStyle = place.dark ? paints.of.unlit : isKnown ? paints.of.deck : nobodyKnows;
  canvas.fill(outline);
  canvas.save();
  canvas.clip(outline);
  if (isKnown) {
    if (!place.dark && !paints.day) glow(canvas, place, paints.of.lamp, 0.6);
    canvas.globalAlpha = place.dark ? 0.35 : 1;
    paintThings(canvas, place, drawing ?? ANY_ROOM, left, paints);
    canvas.globalAlpha = 1;
  }
  if (place.burning) {
    canvas.globalAlpha = 0.75;
    glow(canvas, place, paints.of.flame, 0.95);
    canvas.globalAlpha = 1;
  }
  canvas.restore();
  canvas.strokeStyle = place.burning ? paints.of.fire : isKnown ? paints.of.lit : paints.of.line;
  canvas.globalAlpha = isKnown && !place.dark ? 0.8 : 0.45;
  canvas.lineWidth = place.burning ? 4 : 2;
  canvas.stroke(outline);
  canvas.globalAlpha = 1;
  if (named && isKnown) paintName(canvas, place, paints);
  canvas.restore();
}
