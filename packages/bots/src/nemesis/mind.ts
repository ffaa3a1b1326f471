import type { Mind } from '../mind.ts';

export const nemesisMind: Mind = {
  habit: () => 0,
  judge: () => {},
  isQuiet: () => true,
};
