export { conformance, expectConserved } from './conformance.ts';
export { dealer, expectFair, group, names, seatsOf, tally } from './deals.ts';
export { disguise, everySeat } from './disguise.ts';
export { anyAnswer, playOn, somewhereIn } from './random-play.ts';
