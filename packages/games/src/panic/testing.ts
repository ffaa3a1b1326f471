import { expect } from 'vitest';
import { isAlive } from './crew.ts';
import { isInfected } from './infection.ts';
import type { PanicTable } from './vars.ts';

/** Only the living win; humans by burning the hive, the infected in any other way (PAN-DEATH-03). */
export function expectAllowedWinners(table: PanicTable): void {
  const { how, winners } = table.over!;
  for (const seat of winners) {
    expect(isAlive(table.vars, seat)).toBe(true);
    expect(isInfected(table, seat)).toBe(how !== 'hive-burned');
  }
}
