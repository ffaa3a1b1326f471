/** What each sound is made of: short, quiet, and never the same as another. */

export type Sound =
  | 'noise'
  | 'encounter'
  | 'attack'
  | 'door'
  | 'fire'
  | 'event'
  | 'round'
  | 'turn'
  | 'step'
  | 'crawl'
  | 'tile'
  | 'die'
  | 'draw'
  | 'card'
  | 'rise'
  | 'shot'
  | 'hurt'
  | 'slime'
  | 'spark'
  | 'dark'
  | 'death'
  | 'heart'
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
  // A bell, twice: somebody is waited for.
  turn: [part('sine', [660, 660], [0, 0.35], 0.12), part('sine', [990, 990], [0.16, 0.5], 0.1)],
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
  // Two soles on a grating.
  step: [
    part('triangle', [120, 70], [0, 0.08], 0.12, 0.004),
    part('hiss', [1400, 700], [0, 0.05], 0.04, 0.004),
    part('triangle', [110, 66], [0.2, 0.08], 0.1, 0.004),
  ],
  // Too many legs, behind a wall.
  crawl: [
    part('hiss', [900, 500], [0, 0.05], 0.07, 0.004),
    part('hiss', [1000, 520], [0.09, 0.05], 0.07, 0.004),
    part('hiss', [850, 480], [0.17, 0.05], 0.06, 0.004),
    part('hiss', [950, 500], [0.28, 0.06], 0.05, 0.004),
  ],
  tile: [
    part('hiss', [600, 1600], [0, 0.16], 0.07, 0.06),
    part('triangle', [180, 120], [0.16, 0.12], 0.14, 0.004),
  ],
  die: [
    part('triangle', [420, 300], [0, 0.04], 0.12, 0.002),
    part('triangle', [380, 280], [0.11, 0.04], 0.1, 0.002),
    part('triangle', [400, 290], [0.2, 0.04], 0.08, 0.002),
    part('triangle', [340, 240], [0.32, 0.06], 0.12, 0.002),
  ],
  draw: [
    part('hiss', [700, 300], [0, 0.25], 0.07, 0.08),
    part('sine', [260, 210], [0.28, 0.14], 0.1, 0.01),
  ],
  card: [part('hiss', [1800, 900], [0, 0.12], 0.06, 0.03)],
  // Something draws itself up and breathes in.
  rise: [
    part('sawtooth', [46, 92], [0, 1], 0.1, 0.5),
    part('sawtooth', [49, 97], [0, 1], 0.08, 0.5),
    part('hiss', [240, 1300], [0.2, 0.9], 0.07, 0.7),
  ],
  shot: [
    part('hiss', [4200, 500], [0, 0.18], 0.2, 0.002),
    part('square', [240, 50], [0, 0.16], 0.08, 0.002),
  ],
  hurt: [
    part('sawtooth', [150, 70], [0, 0.22], 0.1, 0.006),
    part('hiss', [600, 200], [0, 0.2], 0.1, 0.006),
  ],
  slime: [
    part('sine', [190, 90], [0, 0.3], 0.12, 0.05),
    part('sine', [240, 110], [0.14, 0.26], 0.08, 0.04),
  ],
  spark: [
    part('hiss', [4800, 3800], [0, 0.04], 0.09, 0.002),
    part('hiss', [4400, 3600], [0.09, 0.03], 0.08, 0.002),
    part('square', [60, 55], [0, 0.3], 0.05, 0.01),
  ],
  // A relay lets go, and all that hummed runs down.
  dark: [
    part('triangle', [96, 58], [0, 0.1], 0.2, 0.003),
    part('hiss', [2600, 240], [0, 0.4], 0.05, 0.004),
    part('sawtooth', [110, 28], [0.06, 1.5], 0.07, 0.03),
  ],
  death: [
    part('sine', [82, 31], [0, 1.6], 0.2, 0.02),
    part('triangle', [164, 61], [0, 1.2], 0.08, 0.02),
    part('hiss', [900, 120], [0, 1], 0.06, 0.01),
  ],
  heart: [
    part('sine', [62, 38], [0, 0.14], 0.16, 0.01),
    part('sine', [54, 34], [0.22, 0.16], 0.11, 0.01),
  ],
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
