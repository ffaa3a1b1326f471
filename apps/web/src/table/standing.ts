/** Where pieces stand within a room: side by side at its lower edge. */
import type { Piece, Place } from './scene.ts';

export interface Standing {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const RANKS = [34, 40, 46, 52, 58] as const;

const sizeOf = ({ kind, rank = 0 }: Piece): number =>
  kind === 'thing' ? 28 : kind === 'person' ? 40 : RANKS[rank]!;

/** The more there are, the closer they stand. */
export function standing(place: Place, pieces: readonly Piece[]): Standing[] {
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
