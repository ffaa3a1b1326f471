/** How the lamps of a section die, in milliseconds: each so long after the one before, and all of them together. */
export const NEXT_LAMP = 210;
export const ALL_LAMPS = 1500;
/** How long one of them takes to go out. */
export const DYING = 380;
