import { conformance } from '@deadlight/engine/testing';
import { expect } from 'vitest';
import { isAlive } from './crew.ts';
import { panic } from './index.ts';
import { isInfected } from './infection.ts';

conformance(panic, {
  runs: 25,
  checkEnding(table) {
    const { how, winners } = table.over!;
    for (const seat of winners) {
      expect(isAlive(table.vars, seat)).toBe(true);
      expect(isInfected(table, seat)).toBe(how !== 'hive-burned');
    }
  },
});
