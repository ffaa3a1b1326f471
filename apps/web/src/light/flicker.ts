/** How lights change with time: what flickers, what fails, what runs along a corridor. */
import type { Light, Point } from './lights.ts';

/** How often a light may change its strength in a second. */
export const FLICKERS = 15;
/** How long a sound takes along its corridor, and how often it comes. */
const RUN = 900;
const RUNS = 2;

/** Between 0 and 1, the same for the same numbers. */
function random(seed: number, step: number): number {
  let x = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(step + 1, 0xc2b2ae35);
  x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
  x ^= x >>> 13;
  return (x >>> 0) / 0x1_0000_0000;
}

const seedOf = (id: string): number => {
  let seed = 7;
  for (let i = 0; i < id.length; i++) seed = Math.imul(seed, 31) + id.charCodeAt(i);
  return seed;
};

/** What comes through a door flickers with its fire. */
const sourceOf = (id: string): string => id.split('>')[0]!;

export const flickers = ({ kind, faulty }: Light): boolean => kind === 'fire' || faulty === true;

/** The share of its strength that a light has at a time, in milliseconds. */
export function flickerOf(light: Light, ms: number): number {
  const step = Math.floor((ms / 1000) * FLICKERS);
  const seed = seedOf(sourceOf(light.id));
  if (light.kind === 'fire') {
    // Two waves of different lengths, and a little of neither.
    const slow = Math.sin(step * 0.9 + seed) * 0.08;
    const quick = (random(seed, step) - 0.5) * 0.22;
    return 0.88 + slow + quick;
  }
  if (light.faulty === true) {
    // Most of the time it is on; now and then it fails for a moment.
    const spell = random(seed, Math.floor(step / 6));
    return spell < 0.3 ? 0.35 + 0.65 * random(seed, step) : 1;
  }
  return 1;
}

/** Where a sound is, `ms` milliseconds after it began; null once it has passed. */
export function runOf([[ax, ay], [bx, by]]: readonly [Point, Point], ms: number): Point | null {
  if (ms < 0 || ms >= RUN * RUNS) return null;
  const part = (ms % RUN) / RUN;
  return [ax + (bx - ax) * part, ay + (by - ay) * part];
}
