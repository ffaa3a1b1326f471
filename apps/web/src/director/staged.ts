/** The table between two moments: what has been told so far is as it is now, the rest as it was. */
import { signal } from '@preact/signals';
import type { Person, Piece, Place, Scene } from '../table/scene.ts';
import type { Beat, FateName } from './beat.ts';

/** What is drawn while beats are played; null when the table is as it is. */
export const staged = signal<Scene | null>(null);

/** Of my own cards, what is spent is gone at once; what is new comes with its beat. */
const kept = <T extends { readonly id: string }>(before: readonly T[], after: readonly T[]) => {
  const left = after.map(({ id }) => id);
  return before.filter(({ id }) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
};

/** Before the first beat: the table as it was, without what I have just spent. */
export const opening = (before: Scene, after: Scene): Scene => ({
  ...before,
  width: after.width,
  height: after.height,
  ...(after.origin !== undefined && { origin: after.origin }),
  hand: kept(before.hand, after.hand),
  belongings: kept(before.belongings, after.belongings),
  notes: after.notes,
});

const put = <T extends { readonly id: string }>(
  all: readonly T[],
  one: T | undefined,
): readonly T[] =>
  one === undefined
    ? all
    : all.some(({ id }) => id === one.id)
      ? all.map((old) => (old.id === one.id ? one : old))
      : [...all, one];

const find = <T extends { readonly id: string }>(
  all: readonly T[],
  wanted: string | null,
): T | undefined => all.find(({ id }) => id === wanted);

/** A piece as it is or will be, somewhere else. */
function moved(now: Scene, after: Scene, { piece, place, creature }: Beat): Piece | undefined {
  if (piece === null || place === null) return undefined;
  const known = find(now.pieces, piece) ?? find(after.pieces, piece);
  if (known !== undefined) {
    const { at: _at, ...rest } = known;
    return { ...rest, place };
  }
  return creature === null
    ? undefined
    : { id: piece, place, kind: 'creature', label: '', ...creature };
}

/** The creature that rises; where the line does not say which, whichever is new in the room. */
function withCreature(now: Scene, after: Scene, beat: Beat): readonly Piece[] {
  if (beat.piece !== null) return put(now.pieces, moved(now, after, beat));
  const isNew = ({ id, kind, place }: Piece): boolean =>
    kind === 'creature' && place === beat.place && find(now.pieces, id) === undefined;
  return [...now.pieces, ...after.pieces.filter(isNew)];
}

/** A room, with the corridors that lead to rooms which are there. */
function withRoom(now: Scene, after: Scene, place: string | null): Scene {
  const places = put<Place>(now.places, find(after.places, place));
  const there = new Set(places.map(({ id }) => id));
  const ways = after.ways.filter(
    (way) =>
      (way.from === place || way.to === place) &&
      there.has(way.from) &&
      there.has(way.to) &&
      find(now.ways, way.id) === undefined,
  );
  return { ...now, places, ways: ways.length === 0 ? now.ways : [...now.ways, ...ways] };
}

const withThingsOf = (now: Scene, after: Scene, place: string | null): readonly Piece[] => [
  ...now.pieces.filter((piece) => piece.kind !== 'thing' || piece.place !== place),
  ...after.pieces.filter((piece) => piece.kind === 'thing' && piece.place === place),
];

function withWay(now: Scene, after: Scene, ends: Beat['ends']): Scene {
  if (ends === null)
    // Noise that no corridor has is in the ducts of rooms.
    return {
      ...now,
      places: now.places.map((place) => ({
        ...place,
        ducts: find(after.places, place.id)?.ducts ?? place.ducts,
      })),
    };
  const [one, other] = ends;
  const way = after.ways.find(
    ({ from, to }) => (from === one && to === other) || (from === other && to === one),
  );
  return { ...now, ways: put(now.ways, way) };
}

/** What befalls my body; it changes none of my cards. */
const BODILY: ReadonlySet<FateName> = new Set<FateName>([
  'attacked',
  'missed',
  'stunned',
  'light-wound',
  'serious-wound',
  'contaminated',
  'infested',
  'larva',
  'slime',
  'hurt',
]);

/** My own condition as it is in the end, and everybody else's as it was. */
const withMyself = (now: Scene, after: Scene): readonly Person[] =>
  now.people.map((one) => (one.own ? (find(after.people, one.id) ?? one) : one));

/** The condition of people, and my own things: both change with what becomes of me. */
const mineIn = ({ people, hand, belongings, goals, piles }: Scene): Partial<Scene> => ({
  people,
  hand,
  belongings,
  goals,
  piles,
});

/** The table after one more beat. */
export function withBeat(now: Scene, after: Scene, beat: Beat): Scene {
  switch (beat.shows) {
    case 'walk':
      return { ...now, pieces: put(now.pieces, moved(now, after, beat)) };
    case 'rise':
      return { ...now, pieces: withCreature(now, after, beat) };
    case 'tile':
    case 'token':
    case 'room':
      return {
        ...withRoom(now, after, beat.place),
        pieces: withThingsOf(now, after, beat.place),
      };
    case 'noise':
    case 'door':
      return withWay(now, after, beat.ends);
    case 'fall': {
      const left = find(now.pieces, beat.piece)?.place ?? beat.place;
      const without = { ...now, pieces: now.pieces.filter(({ id }) => id !== beat.piece) };
      return { ...without, pieces: withThingsOf(without, after, left), ...mineIn(after) };
    }
    case 'mark': {
      const here = find(now.pieces, beat.piece);
      const there = find(after.pieces, beat.piece);
      // Wounds and injuries are seen at once; where it stands is another beat's business.
      const marked =
        here === undefined || there === undefined ? undefined : { ...there, place: here.place };
      return {
        ...now,
        pieces: put(now.pieces, marked),
        ...(beat.fate === null
          ? here?.own === true && { hand: after.hand, belongings: after.belongings }
          : BODILY.has(beat.fate)
            ? { people: withMyself(now, after) }
            : mineIn(after)),
      };
    }
    case 'light':
      return {
        ...now,
        areas: after.areas,
        tracks: after.tracks,
        places: now.places.map((place) => ({
          ...place,
          dark: find(after.places, place.id)?.dark ?? place.dark,
        })),
      };
    case 'clock':
      return {
        ...now,
        tracks: after.tracks,
        beside: after.beside,
        round: after.round,
        turn: after.turn,
      };
    case 'bag':
      return { ...now, beside: after.beside };
    case 'die':
    case 'strike':
    case 'card':
    case 'tell':
      return now;
  }
}
