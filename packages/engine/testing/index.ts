export { conformance, expectConserved } from './conformance.ts';
export { anyAnswer, playOn, somewhereIn } from './random-play.ts';
