/** Which claims about tokens cannot both be true (LCK-CTG-03). */
import type { Claimed, Contraries } from '../survival/contrary.ts';
import { CONTINGENCIES } from './data/tokens.ts';

/** Whether there is only one token of the claimed code. */
const isUnique = ({ data }: Claimed): boolean =>
  CONTINGENCIES.find(({ id }) => data['contingency'] === `@contingency.${id}`)?.copies === 1;

export const CONTRARIES: Contraries = {
  // Two players cannot both hold the only token of a code.
  'claim-hold': (same, one) => same('contingency') && isUnique(one),
  'claim-css': (same) => same('space') && !same('css'),
};
