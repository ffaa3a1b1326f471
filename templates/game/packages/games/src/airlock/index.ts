/** What players that are no people need to know of the game. */
export * from './game.ts';

/** The seats' own names, clockwise. */
export const SEATS = ['red', 'green', 'blue', 'yellow'] as const;
