/** What becomes of a player's page when its owner becomes somebody else, or is forgotten. */
import type { Statement } from './statements.ts';

/** A guest becomes somebody else, who has a page already or makes one. */
export const pageMoved = (before: string, person: string): Statement[] => [
  { do: 'movePlayed', values: [before, person] },
  ...pageRemoved(before),
];

export const pageRemoved = (person: string): Statement[] => [
  { do: 'removePage', values: [person] },
  { do: 'removePlayed', values: [person] },
];
