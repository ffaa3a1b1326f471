/** What is looked at from near: creatures that rise, blows, deaths, and what comes of them in the same room. */
import type { Place, Scene } from '../table/scene.ts';
import type { Beat } from './beat.ts';

/** Begins a shot: nothing that only passes by. */
const begins = ({ shows, great, betrayal, creature, small, text }: Beat): boolean =>
  small !== true &&
  text === undefined &&
  (great !== null ||
    betrayal !== null ||
    shows === 'strike' ||
    (creature !== null && (shows === 'rise' || shows === 'fall')));

/** The room of a beat: its own, or that of whoever it happens to. */
function roomOf({ places, pieces }: Scene, { place, piece, other }: Beat): Place | null {
  const of = (id: string | null): string | undefined => pieces.find((one) => one.id === id)?.place;
  const id = place ?? of(piece) ?? of(other);
  return places.find((one) => one.id === id) ?? null;
}

/** The room to look at while a beat plays; `last` is the one that is looked at already. */
export function shotOf(scene: Scene, beat: Beat, last: string | null): Place | null {
  const room = roomOf(scene, beat);
  if (room === null) return null;
  return begins(beat) || room.id === last ? room : null;
}
