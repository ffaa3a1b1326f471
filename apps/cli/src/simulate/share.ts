import type { Voice } from '@deadlight/games';
import { wilson } from './wilson.ts';

export interface Share {
  readonly share: number;
  /** The 95 % confidence interval of the share. */
  readonly low: number;
  readonly high: number;
}

/** A count as a share of n. */
export const shareOf = (count: number, n: number): Share => ({
  share: count / n,
  ...wilson(count, n),
});

export const percent = (voice: Voice, share: number): string =>
  voice.say('simulate.share', { share });

/** `12.3 %` and `(10.1 % – 14.9 %)`, for two columns. */
export const shareCells = (voice: Voice, { share, low, high }: Share): [string, string] => [
  percent(voice, share),
  `(${percent(voice, low)} – ${percent(voice, high)})`,
];
