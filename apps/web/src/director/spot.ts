/** Where on the plan something happens. */

import { at } from '@deadlight/engine';
import { placeAlone, placePieces } from '../table/piece-placement.ts';
import type { Scene } from '../table/scene.ts';
import type { Beat } from './beat.ts';

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function spotOfPiece({ places, pieces }: Scene, id: string | null): Spot | null {
  const piece = pieces.find((one) => one.id === id);
  if (piece === undefined) return null;
  const place = places.find((one) => one.id === piece.place);
  const all =
    piece.at !== undefined || place === undefined
      ? placeAlone([piece])
      : placePieces(
          place,
          pieces.filter((one) => one.place === place.id),
        );
  const found = all.find((one) => one.piece.id === id);
  return found === undefined
    ? null
    : { x: found.x, y: found.y, width: found.size, height: found.size };
}

function spotOfWay({ ways }: Scene, [one, other]: readonly [string, string]): Spot | null {
  const way = ways.find(
    ({ from, to }) => (from === one && to === other) || (from === other && to === one),
  );
  if (way === undefined) return null;
  const [[ax, ay], [bx, by]] = [at(way.points, 0, 'point'), way.points.at(-1)!];
  return { x: (ax + bx) / 2, y: (ay + by) / 2, width: 40, height: 40 };
}

/** A corridor, a figure or a room, whichever is the nearest to what happens. */
export function spotOf(scene: Scene, { ends, piece, place }: Beat): Spot | null {
  const figure = spotOfPiece(scene, piece);
  if (ends !== null) return spotOfWay(scene, ends) ?? figure;
  if (figure !== null) return figure;
  const room = scene.places.find(({ id }) => id === place);
  return room === undefined
    ? null
    : { x: room.x, y: room.y, width: room.width, height: room.height };
}

/** Where a part of the scene is: a room, a figure, a corridor; null for what lies elsewhere. */
export function spotOfTarget(scene: Scene, id: string): Spot | null {
  const place = scene.places.find((one) => one.id === id);
  if (place !== undefined)
    return { x: place.x, y: place.y, width: place.width, height: place.height };
  const way = scene.ways.find((one) => one.id === id);
  return way === undefined ? spotOfPiece(scene, id) : spotOfWay(scene, [way.from, way.to]);
}
