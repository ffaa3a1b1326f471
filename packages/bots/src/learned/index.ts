/** What a trainer needs: the questions a network is asked, and what it is shown of them. */
export { byHabit } from '../drifter.ts';
export type { Mind } from '../mind.ts';
export { mindOf } from '../minds.ts';
export {
  HABIT_AT,
  MOST_OPTIONS,
  optionSizeOf,
  stateSizeOf,
  type Weighed,
  weighed,
  writeOptions,
  writeState,
} from './question.ts';
export { SCHOOLS } from './schools.ts';
