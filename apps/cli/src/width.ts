/** How many characters fit on a line; a pipe has no width of its own. */
export const screenWidth = (): number => process.stdout.columns || 100;
