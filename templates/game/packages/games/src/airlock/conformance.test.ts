import { conformance } from '@deadlight/engine/testing';
import { expect } from 'vitest';
import { airlockGame } from './index.ts';

conformance(airlockGame, {
  runs: 20,
  seed: 1,
  checkEnding(table) {
    const { how, winners } = table.over!;
    expect(how).toBe('opened');
    expect(winners).toHaveLength(1);
  },
});
