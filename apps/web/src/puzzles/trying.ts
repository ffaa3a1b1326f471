/** The puzzle that is being tried, and those that have been solved. */
import type { Line } from '@deadlight/engine';
import { loadPuzzles, PUZZLED, type Puzzle, progressOf } from '@deadlight/games/puzzles';
import type { Moment } from '@deadlight/host';
import { computed, signal } from '@preact/signals';
import { markPractice } from '../book/practice.ts';
import { browserGame, clearTable, moment, tell } from '../link.ts';
import { go, hashOf } from '../route.ts';
import { keepSetting, keptSetting } from '../settings/kept.ts';

export interface Trying {
  readonly puzzle: Puzzle;
  /** Its number among the puzzles of its game, from 1, and how many there are. */
  readonly number: number;
  readonly of: number;
  /** The table it is tried at; null until it is there. */
  readonly at: Attempt | null;
}

interface Attempt {
  readonly table: string;
  /** How many lines the seat had read when it began, and what it was told since. */
  readonly begun: number;
  readonly told: readonly Line[];
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
  const { telling } = browserGame.value.app;
  const ref = telling.seatRef(moment.value.view.vars, now.puzzle.seat);
  return progressOf(telling.events, now.puzzle, now.at.told, ref);
});

/** Tries a puzzle, from its beginning; it is found again at its address. */
export function tryPuzzle(game: string, number: number): void {
  const to = { at: 'puzzle', id: game, number } as const;
  if (location.hash === hashOf(to)) void beginPuzzle(game, number);
  else go(to);
}

/** Sits down at the table of a puzzle; where there is none, among all of them. */
export async function beginPuzzle(game: string, number: number): Promise<void> {
  const all = PUZZLED.includes(game) ? await loadPuzzles(game) : [];
  const puzzle = all[number - 1];
  if (puzzle === undefined) {
    go({ at: 'puzzles' });
    return;
  }
  clearTable();
  trying.value = { puzzle, number, of: all.length, at: null };
  tell({ say: 'puzzle', puzzle });
}

/** What the seat has been told since the puzzle began: what was taken back never was. */
function toldSince({ begun, told }: Attempt, now: Moment): readonly Line[] {
  if (!now.whole) return [...told, ...now.lines];
  // The end brings the log of all seats, which cannot be counted against this seat’s.
  return now.view.over === null ? now.lines.slice(begun) : [...told, ...now.news];
}

/** Notices when the table of a puzzle is there, when it is left, and when it is solved. */
export function watchPuzzles(): () => void {
  const ends = [
    moment.subscribe((now) => {
      const wanted = trying.peek();
      if (wanted === null || now === null || now.replay !== null) return;
      if (wanted.at === null) {
        markPractice(now.id);
        trying.value = { ...wanted, at: { table: now.id, begun: now.lines.length, told: [] } };
      } else if (wanted.at.table !== now.id) trying.value = null;
      else trying.value = { ...wanted, at: { ...wanted.at, told: toldSince(wanted.at, now) } };
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
