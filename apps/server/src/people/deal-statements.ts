/** What becomes of somebody's results of the deals of the day when they become somebody else, or are forgotten. */
import type { Statement } from './statements.ts';

/** A guest becomes somebody else, whose own result of a day counts. */
export const dealsMoved = (before: string, person: string): Statement[] => [
  { do: 'moveDeals', values: [before, person] },
  { do: 'removeDeals', values: [before] },
  { do: 'countStreaks', values: [person, 0] },
];

/** The results stay, as those of a former player: others were ranked by them. */
export const dealsForgotten = (person: string): Statement[] => [
  { do: 'forgetDeals', values: [person] },
];
