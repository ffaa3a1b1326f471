import type { Setup } from '@deadlight/engine';
import type { Chair } from '../chairs.ts';
import type { Sitting } from './game-run.ts';

/** The games of a series: as many as wanted, each with its own seed made from that of the series. */
export const sittingsOf =
  (setup: Setup, chairs: readonly Chair[]) =>
  (index: number): Sitting => ({ setup: { ...setup, seed: `${setup.seed}:${index}` }, chairs });
