/** How long beats take. */
import type { Beat } from './beat.ts';

/** A decision with many beats is played faster: it never takes longer than this, times the pace. */
const LONGEST = 7000;

/** The length of each beat at a pace, in milliseconds. */
export function lengthsOf(beats: readonly Beat[], scale: number): number[] {
  const whole = beats.reduce((sum, { ms }) => sum + ms, 0);
  const hurry = Math.min(1, LONGEST / Math.max(1, whole));
  return beats.map(({ ms }) => ms * hurry * scale);
}
