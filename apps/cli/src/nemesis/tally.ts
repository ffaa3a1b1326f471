/** How games of Nemesis end, for whom, and when it all begins. */
import { survivalVars } from '@deadlight/games';
import type { Tally } from '../simulate/tally.ts';
import { varsOf } from '../survival/place.ts';
import { type Facts, factsOf, type Sums, sumsOf } from '../survival/tally.ts';
import { reportOf } from '../survival/tally-report.ts';

const WAYS = { asleep: 'withSleepers', away: 'withPods' } as const;

export const nemesisTally: Tally<Facts, Sums> = {
  facts: (end) =>
    factsOf(end, (seat) => (varsOf(end).fate[seat] === survivalVars.ASLEEP ? 'asleep' : 'away')),
  sums: (games) => sumsOf(games, WAYS),
  report: (sums, voice) => reportOf(sums, voice, 'nemesis', WAYS),
};
