/** What is looked at from near: creatures that rise, blows, deaths, sections that go dark, and what comes of them there. */
import { type Box, boxAround } from '../table/camera.ts';
import type { Place, Scene } from '../table/scene.ts';
import type { Beat } from './beat.ts';

/** What is looked at, and what it is known by. */
export interface Shot {
  readonly id: string;
  readonly box: Box;
}

/** Begins a shot: nothing that only passes by. */
const begins = ({ shows, great, betrayal, creature, small, text }: Beat): boolean =>
  small !== true &&
  text === undefined &&
  (great !== null ||
    betrayal !== null ||
    shows === 'strike' ||
    (creature !== null && (shows === 'rise' || shows === 'fall')));

/** The room of a beat: its own, or that of the person it happens to. */
function roomOf({ places, pieces }: Scene, { place, piece, other }: Beat): Place | null {
  const of = (id: string | null): string | undefined => pieces.find((one) => one.id === id)?.place;
  const id = place ?? of(piece) ?? of(other);
  return places.find((one) => one.id === id) ?? null;
}

const boxOf = ({ x, y, width, height }: Place): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  width,
  height,
});

/** What happens to a part of the plan is looked at from where I am in it, or as a whole. */
function partShot({ places, pieces }: Scene, part: readonly string[]): Shot | null {
  const own = pieces.find((piece) => piece.own === true && part.includes(piece.place));
  const rooms = places.filter(({ id }) =>
    own === undefined ? part.includes(id) : id === own.place,
  );
  const [first, ...others] = rooms.map(boxOf);
  if (first === undefined) return null;
  return { id: own?.place ?? part.join(), box: others.reduce(boxAround, first) };
}

/** What to look at while a beat plays; `last` is what is looked at already. */
export function shotOf(scene: Scene, beat: Beat, last: string | null): Shot | null {
  if (beat.part !== undefined && begins(beat)) return partShot(scene, beat.part);
  const room = roomOf(scene, beat);
  if (room === null) return null;
  return begins(beat) || room.id === last ? { id: room.id, box: boxOf(room) } : null;
}
