import { conformance } from '@deadlight/engine/testing';
import { expect } from 'vitest';
import { game } from './game.ts';

conformance(game, {
  runs: 20,
  seed: 1,
  checkEnding(table) {
    const { how, winners } = table.over!;
    expect(how).toBe('opened');
    expect(winners).toHaveLength(1);
  },
});
