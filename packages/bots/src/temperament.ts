/** A companion's style of play: derived from the seed, and told to nobody. */
import { next, type Random, randomFrom, type Seat, seedBytes } from '@deadlight/engine';

export const TEMPERAMENTS = ['careful', 'bold', 'helpful', 'scheming'] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];

/** The temperament of a seat: neighbours differ, and each seed mixes them differently. */
export function temperamentOf(seed: string, seat: Seat): Temperament {
  const random: Random = randomFrom(`${seedBytes(seed)}:temperaments`);
  const left: Temperament[] = [...TEMPERAMENTS];
  const mixed: Temperament[] = [];
  while (left.length > 0) mixed.push(...left.splice(next(random) % left.length, 1));
  return mixed[seat % mixed.length]!;
}
