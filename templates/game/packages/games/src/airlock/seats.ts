/** The seats' own names, clockwise. */
export const SEATS = ['red', 'green', 'blue', 'yellow'] as const;
