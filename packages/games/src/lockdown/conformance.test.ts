import { conformance } from '@deadlight/engine/testing';
import { expectMarkersConserved } from '../survival/testing.ts';
import { game as lockdown } from './game.ts';
import { expectAllowedWinners } from './testing.ts';

conformance(lockdown, {
  runs: 10,
  seed: 1,
  checkEnding: expectAllowedWinners,
  checkTable: expectMarkersConserved,
});
