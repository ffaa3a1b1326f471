/** People, creatures and what lies about, on a canvas. */
import { partsOf, pathOf as shapeOf } from '../art/drawing.ts';
import { THINGS } from '../art/things.ts';
import { figureOf } from '../creatures/figure.ts';
import { pathOf } from '../icons/icon.tsx';
import { OUTLINES } from '../icons/token.tsx';
import type { Piece } from '../table/scene.ts';
import type { Point } from './frames.ts';
import type { Paint, Paints } from './paints.ts';
import { pathFor } from './paths.ts';

type Canvas = CanvasRenderingContext2D;

/** Tokens are drawn in a box of 32, icons of 512, creatures of 200, things of 40. */
const TOKEN = 32;
const ICON = 512;
const CREATURE = 200;
const THING = 40;

/** A sign with its middle at 0, 0. */
export function paintSign(canvas: Canvas, icon: string, size: number, colour: string): void {
  canvas.save();
  canvas.translate(-size / 2, -size / 2);
  canvas.scale(size / ICON, size / ICON);
  canvas.fillStyle = colour;
  canvas.fill(pathFor(pathOf(icon)));
  canvas.restore();
}

function paintPerson(canvas: Canvas, piece: Piece, size: number, paints: Paints): void {
  canvas.save();
  canvas.scale(size / TOKEN, size / TOKEN);
  canvas.translate(-TOKEN / 2, -TOKEN / 2);
  const outline = pathFor(OUTLINES[piece.shape ?? 'circle']);
  canvas.fillStyle = paints.seat(piece.colour ?? '');
  canvas.strokeStyle = paints.of.signInk;
  canvas.lineWidth = 2;
  canvas.fill(outline);
  canvas.stroke(outline);
  canvas.restore();
  paintSign(canvas, piece.icon, size * 0.55, paints.of.signInk);
}

/** Its outline and its eyes: the larger it is, the more of a room it takes. */
function paintCreature(canvas: Canvas, piece: Piece, size: number, paints: Paints): void {
  const { flesh, teeth, eyes } = figureOf(piece.drawing ?? piece.icon, 'lurk');
  const large = size * (1.15 + 0.1 * (piece.rank ?? 0));
  canvas.save();
  canvas.scale(large / CREATURE, large / CREATURE);
  canvas.translate(-CREATURE / 2, -CREATURE / 2);
  canvas.lineJoin = 'round';
  canvas.strokeStyle = paints.of.rim;
  canvas.lineWidth = 15;
  for (const { outline } of flesh) canvas.stroke(pathFor(outline));
  canvas.fillStyle = paints.of.creature;
  for (const { outline } of flesh) canvas.fill(pathFor(outline));
  canvas.fillStyle = paints.of.tooth;
  canvas.fill(pathFor(teeth));
  canvas.fillStyle = paints.of.eye;
  for (const [x, y, r] of eyes) {
    canvas.beginPath();
    canvas.arc(x, y, r * 1.7, 0, 2 * Math.PI);
    canvas.fill();
  }
  canvas.restore();
}

const TONES: Readonly<Record<string, Paint>> = {
  body: 'body',
  top: 'top',
  hole: 'hole',
  accent: 'warm',
  glow: 'warm',
  blood: 'blood',
  skin: 'edge',
  face: 'edge',
  hair: 'hole',
};

function paintThing(canvas: Canvas, piece: Piece, size: number, paints: Paints): void {
  const drawing = THINGS[piece.icon];
  if (drawing === undefined) {
    paintSign(canvas, piece.icon, size, paints.of.ink);
    return;
  }
  canvas.save();
  canvas.scale(size / THING, size / THING);
  for (const { tone, shape } of partsOf(drawing)) {
    const path = pathFor(shapeOf(shape));
    const paint = TONES[tone];
    if (paint === undefined) {
      canvas.strokeStyle = paints.of.stroke;
      canvas.lineWidth = 1.2;
      canvas.stroke(path);
    } else {
      canvas.fillStyle = paints.of[paint];
      canvas.fill(path);
    }
  }
  canvas.restore();
}

export function paintPiece(
  canvas: Canvas,
  piece: Piece,
  [x, y]: Point,
  size: number,
  paints: Paints,
): void {
  canvas.save();
  canvas.translate(x, y);
  if (piece.kind === 'person') paintPerson(canvas, piece, size, paints);
  else if (piece.kind === 'creature') paintCreature(canvas, piece, size, paints);
  else paintThing(canvas, piece, size, paints);
  canvas.restore();
}
