/** What it is worth to come through alive. */
import { type SurvivalTable, Z } from '@deadlight/games/rules/survival';

/** A team wins or loses together: that somebody lives is worth next to nothing by itself. */
const TO_A_TEAM = 0.02;

/** With such a chance that the Objective is met, to players who value mere survival so much. */
export function worthOfLife(table: SurvivalTable, survival: number, met: number): number {
  const least = table.zone(Z.mission).length > 0 ? TO_A_TEAM : survival;
  return least + (1 - least) * met;
}
