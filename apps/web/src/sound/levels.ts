/** How much louder or quieter each sound is played than it is written, in decibels: the ear hears all alike then. */
import type { Sound } from './score.ts';

/** Measured by `npm run listen`, which says so where one is out of line. */
const LEVELS: Readonly<Record<Sound, number>> = {
  turn: -2.3,
  noise: -0.9,
  encounter: 1.2,
  attack: 1.3,
  door: 2.5,
  fire: 13.7,
  event: 2.3,
  round: -5.5,
  step: 8.7,
  crawl: 21.9,
  tile: 6.4,
  die: 6.7,
  draw: 6.7,
  card: 20.9,
  rise: 0.7,
  shot: 3,
  hurt: 8.2,
  slime: 0.8,
  spark: 8.7,
  dark: 0.9,
  death: -8.1,
  heart: 4.4,
  win: 0.2,
  lose: -3.7,
};

export const levelOf = (sound: Sound): number => 10 ** (LEVELS[sound] / 20);
