/** Where pieces stand within a room: side by side at its lower edge. */
import type { Piece, Place } from './scene.ts';

export interface PiecePlacement {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const RANKS = [34, 40, 46, 52, 58] as const;
const SIZES = { person: 40, thing: 28, vehicle: 44 } as const;
const GAP = 3;
/** A crowd this dense stands in two rows of smaller pieces, if the room is high enough. */
const CROWD = 0.8;
const SMALLER = 0.74;
const HIGH = 140;

const sizeOf = ({ kind, rank = 0 }: Piece): number =>
  kind === 'creature' ? RANKS[rank]! : SIZES[kind];

const widthOf = (sizes: readonly number[]): number =>
  sizes.reduce((sum, size) => sum + size + GAP, 0);

/** Rooms that are lower have their name beside their signs, on one line if it is short. */
const LOW = 100;
export const isLow = ({ height }: Pick<Place, 'height'>): boolean => height < LOW;
const SHORT = 15;
/** What is written in a room is above this; nobody stands on it. */
const written = (place: Place): number =>
  isLow(place) ? (place.name.length > SHORT ? 50 : 29) : 75;
/** Large creatures stand out below a room, unless another one begins there. */
const below = (place: Place): number => (isLow(place) ? -1 : 8);

/** The more there are, the closer they stand. */
function row(place: Place, pieces: readonly Piece[], shrink: number, up: number): PiecePlacement[] {
  const most = place.height - written(place) + below(place) - up;
  const sizes = pieces.map((piece) => Math.min(most, sizeOf(piece) * shrink));
  const squeeze = Math.min(1, (place.width - 14) / widthOf(sizes));
  let x = place.x - place.width / 2 + 8;
  return pieces.map((piece, i) => {
    const size = sizes[i]!;
    const lowest =
      place.y + place.height / 2 - size / 2 - (piece.health === undefined ? 5 : 9) - up;
    const y = Math.max(lowest, place.y - place.height / 2 + written(place) + size / 2);
    const at = { piece, x: x + size / 2, y, size };
    x += (size + GAP) * squeeze;
    return at;
  });
}

export function placePieces(place: Place, all: readonly Piece[]): PiecePlacement[] {
  const pieces = all.filter(({ at }) => at === undefined);
  const dense = (place.width - 14) / widthOf(pieces.map(sizeOf));
  if (dense > CROWD || place.height < HIGH) return row(place, pieces, 1, 0);
  const half = Math.ceil(pieces.length / 2);
  return [
    ...row(place, pieces.slice(0, half), SMALLER, 33),
    ...row(place, pieces.slice(half), SMALLER, 0),
  ];
}

/** Those that stand somewhere of their own. */
export const placeAlone = (pieces: readonly Piece[]): PiecePlacement[] =>
  pieces.flatMap((piece) =>
    piece.at === undefined ? [] : [{ piece, x: piece.at[0], y: piece.at[1], size: sizeOf(piece) }],
  );
