/** What is painted where: each light once for every box that it falls into. */
import { flickerOf } from './flicker.ts';
import type { Clip, Light, LightKind, Shade } from './lights.ts';

/** Red, green and blue, from 0 to 1. */
export type Tint = readonly [number, number, number];

/** The colours of a theme; by day, light is a wash on paper. */
export interface Palette {
  readonly day: boolean;
  /** How much of the decks is lost in the gloom around the rooms. */
  readonly gloom: number;
  readonly night: Tint;
  readonly dust: Tint;
  readonly tints: Readonly<Record<LightKind, Tint>>;
}

export interface Patch {
  readonly clip: Clip;
  /** How far it is seen beyond its box. */
  readonly soft: number;
  readonly x: number;
  readonly y: number;
  /** 0 for what does not shine: it fills its box. */
  readonly radius: number;
  readonly tint: Tint;
  readonly opacity: number;
  readonly beam: readonly [dx: number, dy: number, spread: number] | null;
  readonly dust: boolean;
}

const HALO = 9;
/** How dark what nobody has seen is, and what has lost its power; on paper it is only a shade. */
const UNEXPLORED = { night: 0.92, day: 0.3 } as const;
const UNPOWERED = { night: 0.86, day: 0.1 } as const;
const WASH = 0.6;

export function shadePatches(shades: readonly Shade[], { day, night }: Palette): Patch[] {
  return shades.map(({ clip, unexplored }) => {
    const depth = unexplored ? UNEXPLORED : UNPOWERED;
    return {
      clip,
      soft: 3,
      x: clip.x,
      y: clip.y,
      radius: 0,
      tint: night,
      opacity: day ? depth.day : depth.night,
      beam: null,
      dust: unexplored && !day,
    };
  });
}

/** The lights at a time in milliseconds; without one, they are still. */
export function lightPatches(
  lights: readonly Light[],
  { day, tints }: Palette,
  time: number | null,
): Patch[] {
  return lights.flatMap((light) => {
    const strength = light.strength * (time === null ? 1 : flickerOf(light, time));
    if (strength <= 0.01) return [];
    const { kind, x, y, radius, beam } = light;
    return light.clips.map((clip) => ({
      clip,
      soft: beam === undefined ? HALO : 2,
      x,
      y,
      radius,
      tint: tints[kind],
      opacity: strength * (day ? WASH : 1),
      beam: beam === undefined ? null : ([beam.dx, beam.dy, beam.spread] as const),
      dust: false,
    }));
  });
}
