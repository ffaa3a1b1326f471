/** Exports for training: the questions a network is asked, and their encoding. */
export { type Leaning, leanOrAnswer } from '../companion.ts';
export { byHabit } from '../drifter.ts';
export type { Mind } from '../mind.ts';
export { mindOf } from '../minds.ts';
export { type Temperament, temperamentOf } from '../temperament.ts';
export { type Inputs, inputNames, numberingOf, Places } from './inputs.ts';
export { NETWORKS } from './networks.ts';
export {
  HABIT_AT,
  MAX_OPTIONS,
  optionSizeOf,
  stateSizeOf,
  type Weighed,
  weighed,
  writeOptions,
  writeState,
} from './question.ts';
