/** Where rooms and corridors are drawn. */
import { at } from '@deadlight/engine';
import type { board } from '@deadlight/games/survival';
import type { Point } from './point.ts';
import type { World } from './world.ts';

/** Where a line from the middle of a room leaves it. */
function edgeOf({ room }: World, [x, y]: Point, [toX, toY]: Point): Point {
  const [dx, dy] = [toX - x, toY - y];
  const steps = Math.max(Math.abs(dx) / (room.width / 2), Math.abs(dy) / (room.height / 2));
  return steps === 0 ? [x, y] : [x + dx / steps, y + dy / steps];
}

const TWINS_APART = 34;

/** A straight corridor from edge to edge; one of two beside the other. */
export function lineBetween(world: World, from: Point, to: Point, twin: -1 | 0 | 1): Point[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  const aside = ([x, y]: Point): Point => [
    Math.round(x + (twin * nx * TWINS_APART) / 2),
    Math.round(y + (twin * ny * TWINS_APART) / 2),
  ];
  return [aside(edgeOf(world, from, to)), aside(edgeOf(world, to, from))];
}

/** Which of two corridors between the same rooms this is. */
export function twinOf(plan: board.BoardPlan, way: number): -1 | 0 | 1 {
  const [a, b] = at(plan.corridors, way, 'corridor');
  const same = plan.corridors.flatMap(([x, y], other) => (x === a && y === b ? [other] : []));
  if (same.length < 2) return 0;
  return same[0] === way ? -1 : 1;
}
