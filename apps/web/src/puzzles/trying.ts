/** The puzzle that is being tried, and those that have been solved. */
import type { Line } from '@deadlight/engine';
import { type Puzzle, progressOf } from '@deadlight/games/puzzles';
import { computed, signal } from '@preact/signals';
import { markPractice } from '../book/practice.ts';
import { browserGame, clearTable, log, moment, tell } from '../link.ts';
import { keepSetting, keptSetting } from '../settings/kept.ts';

export interface Trying {
  readonly puzzle: Puzzle;
  /** Its place among the puzzles of its game. */
  readonly number: number;
  readonly all: readonly Puzzle[];
  /** The table it is tried at, and how many lines had been told when it began; null until it is there. */
  readonly at: { readonly table: string; readonly told: number } | null;
}

export const trying = signal<Trying | null>(null);

const NAME = 'puzzles';
const nameOf = (puzzle: Puzzle): string =>
  `${puzzle.game}.${puzzle.seed.slice(0, 8)}.${puzzle.before.length}`;
const read = (): ReadonlySet<string> => new Set((keptSetting(NAME) ?? '').split(' '));
const solved = signal(read());

export const isSolved = (puzzle: Puzzle): boolean => solved.value.has(nameOf(puzzle));

/** How the puzzle stands; null where none is tried at this table. */
export const progress = computed(() => {
  const now = trying.value;
  if (now?.at == null || moment.value?.id !== now.at.table || browserGame.value === null)
    return null;
  const told: readonly Line[] = log.value.slice(now.at.told);
  const { telling } = browserGame.value.app;
  const ref = telling.seatRef(moment.value.view.vars, now.puzzle.seat);
  return progressOf(telling.events, now.puzzle, told, ref);
});

export function tryPuzzle(all: readonly Puzzle[], number: number): void {
  const puzzle = all[number]!;
  clearTable();
  trying.value = { puzzle, number, all, at: null };
  tell({ say: 'puzzle', puzzle });
}

/** Notices when the table of a puzzle is there, when it is left, and when it is solved. */
export function watchPuzzles(): () => void {
  const ends = [
    moment.subscribe((now) => {
      const wanted = trying.peek();
      if (wanted === null || now === null || now.replay !== null) return;
      if (wanted.at === null) {
        markPractice(now.id);
        trying.value = { ...wanted, at: { table: now.id, told: log.peek().length } };
      } else if (wanted.at.table !== now.id) trying.value = null;
    }),
    progress.subscribe((now) => {
      if (now !== 'solved') return;
      solved.value = new Set([...solved.peek(), nameOf(trying.peek()!.puzzle)]);
      keepSetting(NAME, [...solved.peek()].filter((one) => one !== '').join(' '));
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
