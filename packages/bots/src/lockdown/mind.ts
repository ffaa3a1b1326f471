import type { Mind } from '../mind.ts';

interface Vars {
  readonly round: number;
}

export const lockdownMind: Mind<Vars> = {
  terms: [],
  speech: 'survival',
  facts: () => ({}),
  habit: () => 0,
  judge: () => {},
  isQuiet: () => true,
  clock: ({ round }) => round,
};
