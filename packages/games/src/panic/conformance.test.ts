import { conformance } from '@deadlight/engine/testing';
import { panic } from './index.ts';
import { expectAllowedWinners } from './testing.ts';

conformance(panic, { runs: 25, seed: 1, checkEnding: expectAllowedWinners });
