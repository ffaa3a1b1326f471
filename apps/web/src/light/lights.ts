/** What shines on the plan, and how far: plain data, made from the scene that is drawn. */
import { spotOfPiece } from '../director/spot.ts';
import type { Place, Scene, Way } from '../table/scene.ts';

/** The theme gives each its colour. */
export type LightKind = 'lamp' | 'emergency' | 'fire' | 'torch' | 'noise' | 'creature';

/** A box that light does not leave: a room, or a corridor, which may run at an angle. */
export interface Clip {
  readonly x: number;
  readonly y: number;
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** In radians. */
  readonly angle: number;
}

/** Where light goes that comes through a door: its direction, and how wide it spreads (a cosine). */
export interface Beam {
  readonly dx: number;
  readonly dy: number;
  readonly spread: number;
}

export interface Light {
  readonly id: string;
  readonly kind: LightKind;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** From 0 to 1. */
  readonly strength: number;
  readonly clips: readonly Clip[];
  readonly beam?: Beam;
  /** It is about to fail. */
  readonly faulty?: true;
  /** A sound runs along here, from the first point to the last. */
  readonly path?: readonly [Point, Point];
}

export type Point = readonly [number, number];

/** A room that no lamp lights: dust in what nobody has seen yet, else only darkness. */
export interface Shade {
  readonly id: string;
  readonly clip: Clip;
  readonly unexplored: boolean;
}

export interface Lighting {
  readonly lights: readonly Light[];
  readonly shades: readonly Shade[];
}

/** No more are drawn; those that matter least are left out. */
export const MAX_LIGHTS = 40;

/** Half the width of a corridor. */
const CORRIDOR = 9;
const LAMP = { radius: 165, strength: 0.85 } as const;
const FAULTY = 0.5;
const EMERGENCY = { radius: 120, strength: 0.55 } as const;
const FIRE = { radius: 190, strength: 1 } as const;
/** Fire that is seen from the next room. */
const GLOW = { radius: 150, strength: 0.75, spread: 0.55 } as const;
const TORCH = { radius: 135, strength: 0.8 } as const;
const NOISE = { radius: 70, strength: 0.55 } as const;
const CREATURE = { radius: 62, strength: 0.7 } as const;
/** Lamps hang above the lower half of a room: its name is written above. */
const LOW = 0.16;

const clipOf = ({ x, y, width, height }: Place): Clip => ({
  x,
  y,
  halfWidth: width / 2 - 3,
  halfHeight: height / 2 - 3,
  angle: 0,
});

const endsOf = ({ points }: Way): readonly [Point, Point] => [points[0]!, points.at(-1)!];

function clipOfWay(way: Way): Clip {
  const [[ax, ay], [bx, by]] = endsOf(way);
  return {
    x: (ax + bx) / 2,
    y: (ay + by) / 2,
    halfWidth: Math.hypot(bx - ax, by - ay) / 2,
    halfHeight: CORRIDOR,
    angle: Math.atan2(by - ay, bx - ax),
  };
}

/** Ways in the open have no walls that light could fall on. */
const isOpen = ({ door, path }: Way): boolean => door !== 'closed' && !path;

/** The corridors that light from a room falls into. */
const outOf = (ways: readonly Way[], id: string): Way[] =>
  ways.filter((way) => isOpen(way) && (way.from === id || way.to === id));

/** The end of a corridor at a room, and the direction in which it leads there. */
function arrivalAt(way: Way, id: string): { readonly at: Point; readonly dx: number; dy: number } {
  const ends = endsOf(way);
  const [[fx, fy], at] = way.to === id ? ends : [ends[1], ends[0]];
  const length = Math.hypot(at[0] - fx, at[1] - fy) || 1;
  return { at, dx: (at[0] - fx) / length, dy: (at[1] - fy) / length };
}

const isBroken = ({ marks }: Place): boolean => marks.some(({ icon }) => icon === 'malfunction');

function lampOf(place: Place, ways: readonly Way[]): Light | null {
  if (place.known !== 'explored') return null;
  const at = { x: place.x, y: place.y + place.height * LOW };
  if (place.dark)
    return {
      id: `lamp:${place.id}`,
      kind: 'emergency',
      x: place.x,
      y: place.y + place.height / 2,
      ...EMERGENCY,
      clips: [clipOf(place)],
    };
  const faulty = isBroken(place);
  return {
    id: `lamp:${place.id}`,
    kind: 'lamp',
    ...at,
    radius: LAMP.radius,
    strength: faulty ? FAULTY : LAMP.strength,
    clips: [clipOf(place), ...outOf(ways, place.id).map(clipOfWay)],
    ...(faulty && { faulty }),
  };
}

/** A fire lights its room, its corridors, and what lies behind open doors. */
function fireIn(place: Place, { places, ways }: Scene): Light[] {
  if (!place.burning) return [];
  const out = outOf(ways, place.id);
  const here: Light = {
    id: `fire:${place.id}`,
    kind: 'fire',
    x: place.x,
    y: place.y + place.height * 0.42,
    ...FIRE,
    clips: [clipOf(place), ...out.map(clipOfWay)],
  };
  const beyond = out.flatMap((way): Light[] => {
    const id = way.from === place.id ? way.to : way.from;
    const next = places.find((one) => one.id === id);
    if (next === undefined || next.burning) return [];
    const { at, dx, dy } = arrivalAt(way, id);
    return [
      {
        id: `fire:${place.id}>${id}`,
        kind: 'fire',
        x: at[0] - 10 * dx,
        y: at[1] - 10 * dy,
        radius: GLOW.radius,
        strength: GLOW.strength,
        clips: [clipOf(next)],
        beam: { dx, dy, spread: GLOW.spread },
      },
    ];
  });
  return [here, ...beyond];
}

function torchOf(scene: Scene, id: string, place: string): Light[] {
  const [spot, room] = [spotOfPiece(scene, id), scene.places.find((one) => one.id === place)];
  if (spot === null || room === undefined) return [];
  return [
    {
      id: `torch:${id}`,
      kind: 'torch',
      x: spot.x,
      y: spot.y,
      ...TORCH,
      clips: [clipOf(room), ...outOf(scene.ways, room.id).map(clipOfWay)],
    },
  ];
}

function creatureLight(scene: Scene, id: string, place: string): Light[] {
  const [spot, room] = [spotOfPiece(scene, id), scene.places.find((one) => one.id === place)];
  if (spot === null || room === undefined) return [];
  return [
    {
      id: `creature:${id}`,
      kind: 'creature',
      x: spot.x,
      y: spot.y,
      ...CREATURE,
      clips: [clipOf(room)],
    },
  ];
}

/** Noise comes from the far end, towards me. */
function noiseIn(way: Way, towards: Point | null): Light[] {
  if (!way.noise) return [];
  const [one, other] = endsOf(way);
  const away = ([x, y]: Point): number =>
    towards === null ? 0 : Math.hypot(x - towards[0], y - towards[1]);
  const { x, y, ...box } = clipOfWay(way);
  return [
    {
      id: `noise:${way.id}`,
      kind: 'noise',
      x,
      y,
      ...NOISE,
      clips: [{ x, y, ...box }],
      path: away(one) >= away(other) ? [one, other] : [other, one],
    },
  ];
}

/** Where my own figure is, if there is one. */
export function ownSpot(scene: Scene): Point | null {
  const own = scene.pieces.find((piece) => piece.own && piece.kind === 'person');
  const spot = own === undefined ? null : spotOfPiece(scene, own.id);
  return spot === null ? null : [spot.x, spot.y];
}

/** All that shines, what matters most first. */
export function lightsOf(scene: Scene): Lighting {
  const { places, ways, pieces } = scene;
  const me = ownSpot(scene);
  const torches = pieces
    .filter(({ own, kind }) => own === true && kind === 'person')
    .flatMap(({ id, place }) => torchOf(scene, id, place));
  const lamps = places.flatMap((place) => lampOf(place, ways) ?? []);
  const fires = places.flatMap((place) => fireIn(place, scene));
  const creatures = pieces
    .filter(({ kind }) => kind === 'creature')
    .flatMap(({ id, place }) => creatureLight(scene, id, place));
  const noises = ways.flatMap((way) => noiseIn(way, me));
  const isDirect = ({ beam }: Light): boolean => beam === undefined;
  const lights = [
    ...torches,
    ...fires.filter(isDirect),
    ...lamps,
    ...noises,
    ...creatures,
    ...fires.filter((light) => !isDirect(light)),
  ];
  return {
    lights: lights.slice(0, MAX_LIGHTS),
    shades: places
      .filter(({ known, dark }) => known !== 'explored' || dark)
      .map((place) => ({
        id: place.id,
        clip: clipOf(place),
        unexplored: place.known !== 'explored',
      })),
  };
}
