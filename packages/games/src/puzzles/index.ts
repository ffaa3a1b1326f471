/** Puzzles, loaded one game at a time. */
import type { Puzzle } from './puzzle.ts';

export {
  GOALS,
  type Goal,
  isOf,
  matchOf,
  type Puzzle,
  puzzleStateOf,
  type Task,
  type TaskState,
  taskOf,
  taskStateOf,
} from './puzzle.ts';

const LOADERS: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  nemesis: () => import('./nemesis.json', { with: { type: 'json' } }),
  lockdown: () => import('./lockdown.json', { with: { type: 'json' } }),
  panic: () => import('./panic.json', { with: { type: 'json' } }),
};

export const PUZZLED: readonly string[] = Object.keys(LOADERS);

export const loadPuzzles = async (game: string): Promise<readonly Puzzle[]> =>
  (await LOADERS[game]!()).default as readonly Puzzle[];
