import { conformance } from '@deadlight/engine/testing';
import { nemesis } from './index.ts';
import { expectAllowedWinners } from './testing.ts';

conformance(nemesis, { runs: 10, checkEnding: expectAllowedWinners });
