/** What each sound is made of: short, quiet, and never the same as another. */

export type Sound =
  | 'noise'
  | 'encounter'
  | 'attack'
  | 'door'
  | 'fire'
  | 'event'
  | 'round'
  | 'win'
  | 'lose';

/** One voice of a sound. Times are in seconds, pitches in hertz, loudness from 0 to 1. */
export interface Part {
  readonly wave: 'sine' | 'triangle' | 'sawtooth' | 'square' | 'hiss';
  /** The pitch glides from one to the other; of a hiss, the band that is let through does. */
  readonly from: number;
  readonly to: number;
  readonly starts: number;
  readonly lasts: number;
  /** How long it takes to be at its loudest. */
  readonly swells: number;
  readonly loud: number;
}

const part = (
  wave: Part['wave'],
  [from, to]: readonly [number, number],
  [starts, lasts]: readonly [number, number],
  loud: number,
  swells = 0.01,
): Part => ({ wave, from, to, starts, lasts, swells, loud });

export const SCORE: Readonly<Record<Sound, readonly Part[]>> = {
  // Something knocks twice, far away in the pipes.
  noise: [
    part('sine', [150, 90], [0, 0.22], 0.16),
    part('sine', [140, 80], [0.28, 0.3], 0.12),
    part('hiss', [420, 180], [0, 0.5], 0.04, 0.05),
  ],
  // Two tones that do not get along, rising.
  encounter: [
    part('sawtooth', [110, 165], [0, 0.9], 0.07, 0.3),
    part('sawtooth', [116.5, 175], [0, 0.9], 0.07, 0.3),
    part('hiss', [300, 2400], [0.1, 0.8], 0.06, 0.6),
  ],
  attack: [
    part('hiss', [3200, 300], [0, 0.25], 0.18, 0.005),
    part('square', [180, 45], [0, 0.3], 0.08),
    part('hiss', [2600, 300], [0.16, 0.2], 0.12, 0.005),
  ],
  door: [
    part('hiss', [900, 240], [0, 0.34], 0.09, 0.1),
    part('triangle', [70, 52], [0.3, 0.24], 0.2, 0.004),
  ],
  fire: [
    part('hiss', [500, 1500], [0, 0.7], 0.08, 0.25),
    part('hiss', [2800, 2000], [0.15, 0.05], 0.06, 0.002),
    part('hiss', [3000, 2200], [0.33, 0.04], 0.05, 0.002),
    part('hiss', [2600, 1800], [0.5, 0.05], 0.05, 0.002),
  ],
  event: [
    part('triangle', [233, 233], [0, 0.35], 0.1),
    part('triangle', [220, 220], [0.38, 0.6], 0.1),
  ],
  round: [part('sine', [98, 97], [0, 1.2], 0.16, 0.02), part('sine', [196, 194], [0, 0.7], 0.04)],
  win: [
    part('triangle', [196, 196], [0, 0.5], 0.08, 0.05),
    part('triangle', [247, 247], [0.25, 0.6], 0.08, 0.05),
    part('triangle', [294, 294], [0.5, 1], 0.08, 0.05),
  ],
  lose: [
    part('triangle', [147, 139], [0, 0.7], 0.1, 0.05),
    part('triangle', [117, 110], [0.5, 0.9], 0.1, 0.05),
    part('sine', [55, 41], [0.8, 1.2], 0.18, 0.2),
  ],
};
