import type { Mind } from '../mind.ts';

export const lockdownMind: Mind = {
  habit: () => 0,
  judge: () => {},
  isQuiet: () => true,
};
