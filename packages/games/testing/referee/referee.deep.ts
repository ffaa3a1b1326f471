import { everythingIsFair } from './law.ts';

/** The same as in the quick tests, on many more games, and on all that are recorded. */
everythingIsFair(2000, 300);
