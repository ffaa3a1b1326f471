/** How games of Nemesis end, for whom, and when it all begins. */
import { survivalVars } from '@deadlight/games';
import type { GameFacts } from '../simulate/facts.ts';
import type { Tally } from '../simulate/tally.ts';
import { type Footsteps, watchFootsteps } from '../survival/footsteps.ts';
import { factsOf, type Sums, sumsOf } from '../survival/tally.ts';
import { reportOf } from '../survival/tally-report.ts';
import { varsOf } from '../survival/view.ts';

const WAYS = { asleep: 'withSleepers', away: 'withPods' } as const;

export const nemesisTally: Tally<GameFacts, Sums> = {
  watch: watchFootsteps,
  facts: (end, seen) =>
    factsOf(
      end,
      (seat) => (varsOf(end).fate[seat] === survivalVars.ASLEEP ? 'asleep' : 'away'),
      seen as Footsteps | undefined,
    ),
  sums: (games) => sumsOf(games, WAYS),
  report: (sums, voice) => reportOf(sums, voice, 'nemesis', WAYS),
};
