import type { SurvivalSight } from './habits.ts';

/** Caches a computation per sight. */
export function perSight<T>(work: (sight: SurvivalSight) => T): (sight: SurvivalSight) => T {
  let last: SurvivalSight | null = null;
  let known: T;
  return (sight) => {
    if (sight !== last) {
      known = work(sight);
      last = sight;
    }
    return known;
  };
}
