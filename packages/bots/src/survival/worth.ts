/** The value of surviving. */
import { type SurvivalTable, ZONE } from '@deadlight/games/rules/survival';

/** A team wins or loses together: survival alone is worth next to nothing. */
const TO_A_TEAM = 0.02;

/** Given the probability that the Objective is met, and how much mere survival is worth. */
export function worthOfLife(table: SurvivalTable, survival: number, met: number): number {
  const least = table.zone(ZONE.mission).length > 0 ? TO_A_TEAM : survival;
  return least + (1 - least) * met;
}
