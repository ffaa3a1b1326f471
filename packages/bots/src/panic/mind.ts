import type { Mind } from '../mind.ts';

interface Vars {
  readonly round: number;
}

export const panicMind: Mind<Vars> = {
  terms: [],
  speech: 'panic',
  facts: () => ({}),
  habit: () => 0,
  judge: () => {},
  isQuiet: () => true,
  clock: ({ round }) => round,
};
