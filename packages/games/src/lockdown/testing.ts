import { expect } from 'vitest';
import { isAlive } from '../survival/crew.ts';
import { isCoop } from '../survival/modes.ts';
import type { SurvivalTable } from '../survival/vars.ts';
import { ZONE } from '../survival/zones.ts';
import { fulfils, objectiveOf } from './objectives.ts';

/** A player who wins alone is alive and has an Objective that is fulfilled; a team wins or loses as one (LCK-END-17). */
export function expectAllowedWinners(table: SurvivalTable): void {
  const { winners } = table.over!;
  if (isCoop(table)) {
    expect([0, table.state.seats]).toContain(winners.length);
    return;
  }
  for (const seat of winners) {
    expect(isAlive(table, seat)).toBe(true);
    const [kept] = table.zone(ZONE.objectives(seat));
    expect(fulfils(table, seat, objectiveOf(table.kind(kept!)))).toBe(true);
  }
}
