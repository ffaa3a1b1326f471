import { fuzz } from './fuzz.ts';

/** A little of it with every test; `npm run test:deep` does much more. */
fuzz(200);
