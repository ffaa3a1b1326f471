import { conformance } from '@deadlight/engine/testing';
import { lockdown } from './index.ts';
import { expectAllowedWinners } from './testing.ts';

conformance(lockdown, { runs: 10, checkEnding: expectAllowedWinners });
