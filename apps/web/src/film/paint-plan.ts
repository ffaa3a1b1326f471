/** The plan on a canvas: hull, decks, corridors, rooms, and who is where. */
import type { Trace } from '../art/traces.ts';
import type { Place, Scene, Way } from '../table/scene.ts';
import { type Gone, type Point, spotsOf } from './frames.ts';
import { paintPiece, paintSign } from './paint-piece.ts';
import { paintRoom } from './paint-room.ts';
import type { Paints } from './paints.ts';
import { pathFor } from './paths.ts';

type Canvas = CanvasRenderingContext2D;

/** What the scene alone does not say. */
export interface PlanStyle {
  /** Rooms seen from above, by their icons. */
  readonly drawings: Readonly<Record<string, string>>;
  readonly traces: ReadonlyMap<string, readonly Trace[]>;
  readonly paints: Paints;
}

const middleOf = ({ points }: Way): Point => {
  const [[ax, ay], [bx, by]] = [points[0]!, points.at(-1)!];
  return [(ax + bx) / 2, (ay + by) / 2];
};

function paintWay(canvas: Canvas, way: Way, paints: Paints): void {
  canvas.beginPath();
  way.points.forEach(([x, y], i) => {
    if (i === 0) canvas.moveTo(x, y);
    else canvas.lineTo(x, y);
  });
  canvas.strokeStyle = paints.of.line;
  canvas.lineWidth = way.path ? 3 : 20;
  canvas.stroke();
  if (!way.path) {
    canvas.strokeStyle = paints.of.deck;
    canvas.lineWidth = 16;
    canvas.stroke();
  }
  if (way.noise) {
    const [x, y] = middleOf(way);
    canvas.strokeStyle = paints.of.warn;
    for (const [i, radius] of [9, 17, 26].entries()) {
      canvas.globalAlpha = 1 - i * 0.34;
      canvas.lineWidth = 3;
      canvas.beginPath();
      canvas.arc(x, y, radius, 0, 2 * Math.PI);
      canvas.stroke();
    }
    canvas.globalAlpha = 1;
  }
  if (way.door === 'closed') paintDoor(canvas, way, paints);
}

function paintDoor(canvas: Canvas, way: Way, paints: Paints): void {
  const [[ax, ay], [bx, by]] = [way.points[0]!, way.points.at(-1)!];
  const [x, y] = middleOf(way);
  canvas.save();
  canvas.translate(x, y);
  canvas.rotate(Math.atan2(by - ay, bx - ax));
  canvas.fillStyle = paints.of.deck;
  canvas.strokeStyle = paints.of.ink;
  canvas.lineWidth = 2.5;
  canvas.beginPath();
  canvas.rect(-5, -16, 10, 32);
  canvas.fill();
  canvas.stroke();
  canvas.restore();
}

function paintDecks(canvas: Canvas, { hull, areas }: Scene, paints: Paints): void {
  const outside = pathFor(hull);
  canvas.fillStyle = paints.of.deck;
  canvas.globalAlpha = 0.7;
  canvas.fill(outside);
  canvas.globalAlpha = 1;
  canvas.strokeStyle = paints.of.line;
  canvas.lineWidth = 2.5;
  canvas.stroke(outside);
  for (const { kind, outline, dark } of areas) {
    const path = pathFor(outline);
    if (kind !== 'ground') {
      canvas.fillStyle = dark ? paints.of.unlit : paints.of.deck;
      canvas.fill(path);
    }
    canvas.strokeStyle = dark ? paints.of.faint : paints.of.line;
    canvas.lineWidth = 2;
    canvas.stroke(path);
  }
}

const drawingOf = ({ icon }: Place, { drawings }: PlanStyle): string | undefined =>
  icon === null ? undefined : drawings[icon];

/** Everything that does not move; rooms have their names where these can be read. */
export function paintPlan(canvas: Canvas, scene: Scene, around: PlanStyle, named: boolean): void {
  paintDecks(canvas, scene, around.paints);
  for (const way of scene.ways) paintWay(canvas, way, around.paints);
  for (const place of scene.places)
    paintRoom(
      canvas,
      place,
      {
        drawing: drawingOf(place, around),
        left: around.traces.get(place.id) ?? [],
        named,
      },
      around.paints,
    );
}

/** Pieces on their way from one moment to the next; who comes or goes does so at once. */
export function paintPieces(
  canvas: Canvas,
  before: Scene,
  scene: Scene,
  share: number,
  paints: Paints,
): void {
  const [were, are] = [spotsOf(before), spotsOf(scene)];
  for (const piece of scene.pieces) {
    const to = are.get(piece.id);
    if (to === undefined) continue;
    const [[bx, by], size] = to;
    const [ax, ay] = were.get(piece.id)?.[0] ?? [bx, by];
    paintPiece(canvas, piece, [ax + (bx - ax) * share, ay + (by - ay) * share], size, paints);
  }
}

/** Where people died or got out. */
export function paintGone(
  canvas: Canvas,
  scene: Scene,
  gone: readonly Gone[],
  paints: Paints,
): void {
  const met = new Map<string, number>();
  for (const { place, died, colour } of gone) {
    const room = scene.places.find(({ id }) => id === place);
    if (room === undefined) continue;
    const beside = met.get(place) ?? 0;
    met.set(place, beside + 1);
    canvas.save();
    canvas.translate(room.x + room.width / 2 - 28 - 40 * beside, room.y + 8);
    canvas.fillStyle = paints.of.paper;
    canvas.strokeStyle = paints.seat(colour);
    canvas.lineWidth = 3;
    canvas.beginPath();
    canvas.arc(0, 0, 19, 0, 2 * Math.PI);
    canvas.fill();
    canvas.stroke();
    paintSign(canvas, died ? 'skull' : 'home', 26, paints.seat(colour));
    canvas.restore();
  }
}
