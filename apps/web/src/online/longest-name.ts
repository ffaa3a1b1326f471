/** The server counts what readers see as one character; an emoji may be many of these. */
export const LONGEST_NAME = 120;
