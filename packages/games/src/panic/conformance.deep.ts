import { conformance } from '@deadlight/engine/testing';
import { game as panic } from './game.ts';
import { expectAllowedWinners } from './testing.ts';

/** The same laws as in the quick tests, on many more games. */
conformance(panic, { runs: 400, checkEnding: expectAllowedWinners });
