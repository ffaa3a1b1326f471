/** Where pieces stand within a room: side by side at its lower edge. */
import type { Piece, Place } from './scene.ts';

export interface Standing {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const RANKS = [34, 40, 46, 52, 58] as const;
const SIZES = { person: 40, thing: 28, vehicle: 44 } as const;

const sizeOf = ({ kind, rank = 0 }: Piece): number =>
  kind === 'creature' ? RANKS[rank]! : SIZES[kind];

/** The more there are, the closer they stand. */
export function standing(place: Place, all: readonly Piece[]): Standing[] {
  const pieces = all.filter(({ at }) => at === undefined);
  const sizes = pieces.map(sizeOf);
  const wide = sizes.reduce((sum, size) => sum + size + 3, 0);
  const room = place.width - 14;
  const squeeze = wide > room ? room / wide : 1;
  let x = place.x - place.width / 2 + 8;
  return pieces.map((piece, i) => {
    const size = sizes[i]!;
    const at = { piece, x: x + size / 2, y: place.y + place.height / 2 - size / 2 - 5, size };
    x += (size + 3) * squeeze;
    return at;
  });
}

/** Those that stand somewhere of their own. */
export const standingAlone = (pieces: readonly Piece[]): Standing[] =>
  pieces.flatMap((piece) =>
    piece.at === undefined ? [] : [{ piece, x: piece.at[0], y: piece.at[1], size: sizeOf(piece) }],
  );
