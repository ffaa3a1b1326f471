import type { SurvivalSight } from './habits.ts';

/** Works something out once for every decision: what is asked of the same sight again is remembered. */
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
