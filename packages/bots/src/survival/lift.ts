import type { FacilityGame, Lift } from '@deadlight/games/rules/lockdown';
import type { SurvivalSight } from './habits.ts';

/** The Elevator between Rooms, while it runs; only the facility has one. */
export const liftSeen = ({ game, vars }: SurvivalSight): Lift | null =>
  (game as Partial<FacilityGame>).lift?.(vars) ?? null;
