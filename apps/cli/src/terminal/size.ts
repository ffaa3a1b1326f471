/** How many characters fit on a line; a pipe has no size of its own. */
export const screenWidth = (): number => process.stdout.columns || 100;

/** A screen in characters and lines. */
export const screenSize = () => ({ columns: screenWidth(), rows: process.stdout.rows || 50 });
