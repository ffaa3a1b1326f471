/** One frame of a film: the plan at a moment, zoomed as the story asks, with its caption. */
import type { Box } from '../table/camera.ts';
import type { Place } from '../table/scene.ts';
import { type Point, type Reel, wayOf } from './frames.ts';
import { type PlanStyle, paintGone, paintPieces, paintPlan } from './paint-plan.ts';
import type { Paints } from './paints.ts';
import { indexAt, type Stop } from './reel.ts';

type Canvas = CanvasRenderingContext2D;

/** All that a film is made of. */
export interface Film {
  readonly reel: Reel;
  readonly stops: readonly Stop[];
  readonly drawings: PlanStyle['drawings'];
  /** What has been left in the rooms, stop by stop. */
  readonly traces: readonly PlanStyle['traces'][];
  /** What is said at each stop, and in which round; it stays until something else is said. */
  readonly captions: readonly string[];
  readonly rounds: readonly string[];
  /** Where something turned the game. */
  readonly rings: readonly (string | null)[];
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How near the end is looked at, and how long it takes to get there, in milliseconds. */
const NEAR = 2.2;
const APPROACH = 1400;
/** Pieces take this long to move, or as long as there is. */
const MOVES = 280;
/** Around the plan, in its own units. */
const MARGIN = 24;
/** Smaller letters would not be read, in pixels of the canvas. */
const MIN_LETTERS = 12;
const ROOM_LETTERS = 16;

const eased = (share: number): number => {
  const at = Math.max(0, Math.min(1, share));
  return at * at * (3 - 2 * at);
};

/** The largest part of the plan that any moment shows: it does not grow while one looks. */
export function boxOf({ reel: { frames } }: Film): Box {
  const scene = frames.at(-1)!.scene;
  const [left, top] = scene.origin ?? [0, 0];
  return {
    left: left - MARGIN,
    top: top - MARGIN,
    width: scene.width + 2 * MARGIN,
    height: scene.height + 2 * MARGIN,
  };
}

/** Where it ended for the one whose game it is. */
function endPlace({ reel }: Film): Place | undefined {
  const { hero, frames, gone } = reel;
  if (hero === null) return undefined;
  const place =
    gone.find(({ person }) => person === hero)?.place ??
    frames.findLast(({ where }) => where.has(hero))?.where.get(hero);
  return frames.at(-1)!.scene.places.find(({ id }) => id === place);
}

interface Camera {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

function cameraAt(film: Film, { width, height }: Size, time: number): Camera {
  const box = boxOf(film);
  const whole = Math.min(width / box.width, height / box.height);
  const middle: Point = [box.left + box.width / 2, box.top + box.height / 2];
  const there = endPlace(film);
  const share = there === undefined ? 0 : eased((time - film.stops.at(-1)!.from) / APPROACH);
  const scale = whole * (1 + (NEAR - 1) * share);
  const to: Point = there === undefined ? middle : [there.x, there.y];
  return {
    scale,
    x: middle[0] + (to[0] - middle[0]) * share,
    y: middle[1] + (to[1] - middle[1]) * share,
  };
}

/** The way somebody went, room by room, as a line that grows. */
function paintWay(canvas: Canvas, film: Film, index: number, paints: Paints): void {
  const { reel } = film;
  if (reel.hero === null) return;
  const { scene } = reel.frames[index]!;
  const person = scene.people.find(({ id }) => id === reel.hero);
  const points = wayOf(reel, reel.hero, index).flatMap((place): Point[] => {
    const room = scene.places.find(({ id }) => id === place);
    return room === undefined ? [] : [[room.x, room.y + room.height * 0.28]];
  });
  if (person === undefined || points.length < 2) return;
  canvas.beginPath();
  for (const [x, y] of points) canvas.lineTo(x, y);
  canvas.strokeStyle = paints.seat(person.colour);
  canvas.globalAlpha = 0.55;
  canvas.lineWidth = 5;
  canvas.lineJoin = 'round';
  canvas.setLineDash([4, 11]);
  canvas.lineCap = 'round';
  canvas.stroke();
  canvas.setLineDash([]);
  canvas.globalAlpha = 1;
}

/** Where something has just turned the game, and where it ended. */
function paintRing(
  canvas: Canvas,
  place: Place,
  share: number,
  paints: Paints,
  end: boolean,
): void {
  const grown = 8 + 26 * share;
  canvas.strokeStyle = end ? paints.of.ink : paints.of.danger;
  canvas.globalAlpha = end ? 0.9 : 1 - share;
  canvas.lineWidth = 4;
  canvas.beginPath();
  canvas.roundRect(
    place.x - place.width / 2 - grown,
    place.y - place.height / 2 - grown,
    place.width + 2 * grown,
    place.height + 2 * grown,
    16,
  );
  canvas.stroke();
  canvas.globalAlpha = 1;
}

/** The picture at a time, in milliseconds from the beginning. */
export function paintFilm(
  canvas: Canvas,
  film: Film,
  size: Size,
  time: number,
  paints: Paints,
): void {
  const index = indexAt(film.stops, time);
  const stop = film.stops[index]!;
  const { frames, gone } = film.reel;
  const { scene } = frames[index]!;
  const before = frames[Math.max(0, index - 1)]!.scene;
  const { scale, x, y } = cameraAt(film, size, time);
  const around = { drawings: film.drawings, traces: film.traces[index]!, paints };
  canvas.save();
  canvas.fillStyle = paints.of.paper;
  canvas.fillRect(0, 0, size.width, size.height);
  canvas.beginPath();
  canvas.rect(0, 0, size.width, size.height);
  canvas.clip();
  canvas.translate(size.width / 2, size.height / 2);
  canvas.scale(scale, scale);
  canvas.translate(-x, -y);
  paintPlan(canvas, scene, around, scale * ROOM_LETTERS >= MIN_LETTERS);
  paintWay(canvas, film, index, paints);
  paintGone(
    canvas,
    scene,
    gone.filter(({ since }) => since <= index),
    paints,
  );
  paintPieces(canvas, before, scene, eased((time - stop.from) / Math.min(MOVES, stop.ms)), paints);
  const isEnd = index === film.stops.length - 1;
  const turned = scene.places.find(({ id }) => id === film.rings[index]);
  const there = isEnd ? endPlace(film) : undefined;
  if (turned !== undefined && !isEnd)
    paintRing(canvas, turned, (time - stop.from) / stop.ms, paints, false);
  if (there !== undefined) paintRing(canvas, there, 0, paints, true);
  canvas.restore();
}
