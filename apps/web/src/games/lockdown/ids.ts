/** The names of what only the facility has, by which options find it. */
export const BUNKER = 'bunker';
export const GATE = 'gate';
export const ELEVATOR = 'elevator';
export const ROVER = 'rover';
export const spaceId = (space: number): string => `space:${space}`;
export const poolId = (index: number): string => `pool:${index}`;
