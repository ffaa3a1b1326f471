import type { FacilityGame, Lift } from '@deadlight/games/rules/lockdown';
import type { SurvivalSight } from './habits.ts';

/** What one may ride in from Room to Room, while it runs; only the facility has one. */
export const liftSeen = ({ game, vars }: SurvivalSight): Lift | null =>
  (game as Partial<FacilityGame>).lift?.(vars) ?? null;
