/** Which claims about tokens cannot both be true (LCK-CTG-03). */
import { events } from '@deadlight/engine';
import type { Claimed, ContrariesOf } from '../survival/contrary.ts';
import { who } from '../survival/log-lines.ts';
import { CONTINGENCIES } from './data/tokens.ts';
import { DOMAIN } from './words.ts';

const { contingency, css, space } = DOMAIN;

/** Such claims, and what they are told as against one of another player. */
export const CLAIMS = events({
  'claim-hold': { data: { who, contingency } },
  'claim-hold-against': { data: { who, contingency, other: who } },
  'claim-css': { data: { who, css, space } },
  'claim-css-against': { data: { who, css, space, other: who } },
});

type Values = keyof (typeof CLAIMS)['claim-hold']['data'];

/** Whether there is only one token of the claimed code. */
const isUnique = ({ data }: Claimed): boolean => {
  const code = data['contingency' satisfies Values];
  return CONTINGENCIES.find(({ id }) => code === `@contingency.${id}`)?.copies === 1;
};

export const CONTRARIES = {
  // Two players cannot both hold the only token of a code.
  'claim-hold': (same, one) => same('contingency') && isUnique(one),
  'claim-css': (same) => same('space') && !same('css'),
} satisfies ContrariesOf<typeof CLAIMS>;
