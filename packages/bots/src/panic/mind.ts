import type { Mind } from '../mind.ts';

export const panicMind: Mind = {
  habit: () => 0,
  judge: () => {},
  isQuiet: () => true,
};
