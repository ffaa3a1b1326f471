import { conformance } from '@deadlight/engine/testing';
import { panic } from './index.ts';
import { expectAllowedWinners } from './testing.ts';

/** The same laws as in the quick tests, on many more games. */
conformance(panic, { runs: 400, checkEnding: expectAllowedWinners });
