/** What a film shows at each of its stops: the table as everybody saw it, and the way that one person went. */
import type { Seat } from '@deadlight/engine';
import type { EndScene } from '../end/end-scene.ts';
import { placePieces } from '../table/piece-placement.ts';
import type { Scene } from '../table/scene.ts';

export type Point = readonly [x: number, y: number];

export interface Frame {
  readonly scene: Scene;
  /** Where the people are who are on the plan: a place, by the id of the person. */
  readonly where: ReadonlyMap<string, string>;
}

/** Where somebody was seen last: who died there has a skull for it. */
export interface Gone {
  readonly person: string;
  readonly place: string;
  readonly died: boolean;
  readonly colour: string;
  /** From this frame on. */
  readonly since: number;
}

export interface Reel {
  readonly frames: readonly Frame[];
  /** Whose game it is: the film ends where it ended for them. */
  readonly hero: string | null;
  readonly gone: readonly Gone[];
}

export function frameOf(scene: Scene, personOf: (piece: string) => string | null): Frame {
  const where = new Map<string, string>();
  for (const { id, kind, place } of scene.pieces) {
    const person = kind === 'person' ? personOf(id) : null;
    if (person !== null && !where.has(person)) where.set(person, place);
  }
  return { scene, where };
}

const lastOf = (frames: readonly Frame[], person: string): number =>
  frames.findLastIndex(({ where }) => where.has(person));

/** Where each person was last, and since when they are no longer there. */
function goneFrom(
  frames: readonly Frame[],
  fates: EndScene['fates'],
  toldIn: (ref: string) => string | null,
): Gone[] {
  const people = frames.at(-1)?.scene.people ?? [];
  return people.flatMap(({ id, seat, colour }) => {
    const last = lastOf(frames, id);
    const fate = fates.find((one) => one.seat === seat);
    const seen = frames[last]?.where.get(id);
    const place = fate?.alive === false ? (toldIn(fate.ref) ?? seen) : seen;
    if (fate === undefined || place === undefined) return [];
    const stays = last === frames.length - 1;
    if (stays && fate.alive) return [];
    return [
      {
        person: id,
        place,
        died: !fate.alive,
        colour,
        since: stays ? frames.length - 1 : last + 1,
      },
    ];
  });
}

/** `toldIn` is where the story last speaks of somebody: between two stops they may have gone on. */
export function reelOf(
  frames: readonly Frame[],
  fates: EndScene['fates'],
  own: Seat,
  toldIn: (ref: string) => string | null,
): Reel {
  const gone = goneFrom(frames, fates, toldIn);
  const mine = frames.at(-1)?.scene.people.find(({ seat }) => seat === own)?.id;
  const lastToGo = gone.toSorted((a, b) => a.since - b.since).at(-1)?.person;
  return { frames, hero: mine ?? lastToGo ?? null, gone };
}

/** The rooms somebody has walked through until then, one after the other. */
export function wayOf({ frames }: Reel, person: string, until: number): string[] {
  const way: string[] = [];
  for (const { where } of frames.slice(0, until + 1)) {
    const place = where.get(person);
    if (place !== undefined && place !== way.at(-1)) way.push(place);
  }
  return way;
}

/** Where the pieces of a scene stand, and how large they are. */
export function spotsOf({ places, pieces }: Scene): Map<string, readonly [Point, number]> {
  const spots = new Map<string, readonly [Point, number]>();
  for (const { id, at } of pieces) if (at !== undefined) spots.set(id, [at, 40]);
  for (const place of places)
    for (const { piece, x, y, size } of placePieces(
      place,
      pieces.filter((piece) => piece.place === place.id),
    ))
      spots.set(piece.id, [[x, y], size]);
  return spots;
}
