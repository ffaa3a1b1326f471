import { conformance } from '@deadlight/engine/testing';
import { game as panic } from './game.ts';
import { expectAllowedWinners } from './testing.ts';

conformance(panic, { runs: 25, seed: 1, checkEnding: expectAllowedWinners });
