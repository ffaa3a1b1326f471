import { conformance } from '@deadlight/engine/testing';
import { expectMarkersConserved } from '../survival/testing.ts';
import { game as nemesis } from './game.ts';
import { expectAllowedWinners } from './testing.ts';

/** The same laws as in the quick tests, on many more games. */
conformance(nemesis, {
  runs: 400,
  checkEnding: expectAllowedWinners,
  checkTable: expectMarkersConserved,
});
