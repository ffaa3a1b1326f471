/** How much there is to be afraid of, from what lies open on the table. */
import type { Place, Scene } from '../table/scene.ts';

export interface Tension {
  /** From 0, when all is quiet, to 1. */
  readonly danger: number;
  /** Heartbeats a minute; 0 for somebody who is unhurt. */
  readonly pulse: number;
}

/** What a creature adds, by the number of rooms between. */
const NEAR = [0.4, 0.22, 0.08] as const;
const RANK = 0.06;
const NOISE = 0.08;
/** To stand where no lamp burns, and to be wounded. */
const DARK = 0.12;
const WOUND = 0.04;
const TIME = 0.25;
const LATE = 0.2;
/** Tracks that run out; others may tell of somebody's hand. */
const CLOCKS: readonly string[] = ['time', 'self-destruct'];

const RESTING = 58;
const FASTER = 14;
const FASTEST = 132;

/** How far each place is from one, in rooms. */
function distances(places: readonly Place[], from: string): ReadonlyMap<string, number> {
  const byId = new Map(places.map((place) => [place.id, place]));
  const found = new Map([[from, 0]]);
  for (const [id, far] of found)
    for (const next of byId.get(id)?.neighbours ?? [])
      if (!found.has(next)) found.set(next, far + 1);
  return found;
}

/** What threatens anyone who stands in a place. */
function threatAt({ places, pieces, ways }: Scene, here: string): number {
  const far = distances(places, here);
  const creatures = pieces
    .filter(({ kind }) => kind === 'creature')
    .reduce((sum, { place, rank = 0 }) => {
      const near = NEAR[far.get(place) ?? NEAR.length];
      return near === undefined ? sum : sum + near + rank * RANK;
    }, 0);
  const noises =
    ways.filter(({ from, to, noise }) => noise && (from === here || to === here)).length +
    (places.find(({ id }) => id === here)?.ducts.filter(({ noise }) => noise).length ?? 0);
  const isDark = places.find(({ id }) => id === here)?.dark === true;
  return creatures + noises * NOISE + (isDark ? DARK : 0);
}

const timeOf = ({ tracks }: Scene): number =>
  tracks
    .filter(({ id, spaces }) => CLOCKS.includes(id) && spaces > 1)
    .reduce(
      (sum, { at, spaces, tone }) =>
        sum + (TIME * at) / (spaces - 1) + (tone === 'danger' ? LATE : 0),
      0,
    );

/**
 * Somebody alone at the screen hears what threatens them. Where several share it, they hear what
 * threatens any of the crew, and nobody's heart: who sits across the table learns nothing.
 */
export function tensionOf(scene: Scene, isAlone: boolean): Tension {
  const people = scene.pieces.filter(({ kind, own }) => kind === 'person' && (!isAlone || own));
  const threat = Math.max(0, ...people.map(({ place }) => threatAt(scene, place)));
  const wounds = isAlone
    ? (scene.people.find(({ own, gone }) => own && !gone)?.wounds ?? []).filter(
        ({ tone }) => tone === 'danger' || tone === 'warn',
      )
    : [];
  const danger =
    people.length === 0 ? 0 : Math.min(1, threat + timeOf(scene) + wounds.length * WOUND);
  const pulse = Math.min(FASTEST, RESTING + FASTER * (wounds.length + 2 * danger));
  return { danger, pulse: wounds.length === 0 ? 0 : pulse };
}
