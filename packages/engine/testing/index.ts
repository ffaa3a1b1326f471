export { conformance, expectConserved } from './conformance.ts';
export { dealer, expectFair, group, names, seatsOf, tally } from './deals.ts';
export { asRecorded, atRandom, type Decide } from './decide.ts';
export { disguise, everySeat } from './disguise.ts';
export { startEndless } from './endless.ts';
export { anyAnswer, goesOn, playOn, seedsUntil, somewhereIn } from './random-play.ts';
export { anySetup, type Telling, type Tellings, tellingBreaches } from './told.ts';
