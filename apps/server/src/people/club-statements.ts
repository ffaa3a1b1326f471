/** What becomes of somebody's clubs and teams when they become somebody else, or are forgotten. */
import type { Statement } from './statements.ts';

/** A guest becomes somebody else, whose own team of a week counts. */
export const clubsMoved = (before: string, person: string): Statement[] => [
  { do: 'moveMember', values: [before, person] },
  { do: 'removeMembers', values: [before] },
  { do: 'moveTeams', values: [before, person] },
  { do: 'forgetTeams', values: [before] },
];

/** The results of their teams stay: others were ranked by them. */
export const clubsForgotten = (person: string): Statement[] => [
  { do: 'removeMembers', values: [person] },
  { do: 'removeEmptyClubs', values: [] },
  { do: 'forgetTeams', values: [person] },
];
