/** The puzzle or lesson that is being tried, and those that have been solved. */
import type { Line, Seat } from '@deadlight/engine';
import { LESSONS, type Lesson, type Position, scriptOf } from '@deadlight/games/lessons';
import {
  PUZZLES,
  type Puzzle,
  type Task,
  taskOf,
  taskStateOf,
  temptationOf,
} from '@deadlight/games/puzzles';
import type { Moment } from '@deadlight/host';
import { computed, signal } from '@preact/signals';
import { markPractice } from '../book/practice.ts';
import { sayLesson } from '../guide/coach.ts';
import { positionOf } from '../lessons/positions.ts';
import { answered, browserGame, clearTable, moment, tell } from '../link.ts';
import { go, hashOf } from '../route.ts';
import { keepSetting, keptSetting } from '../settings/kept.ts';

/** What can be tried: each kind has addresses and texts of its own. */
export type Kind = 'puzzle' | 'lesson';

export interface Trying {
  readonly kind: Kind;
  readonly game: string;
  readonly task: Task;
  /** One of the two is null. */
  readonly puzzle: Puzzle | null;
  readonly lesson: Lesson | null;
  /** Its name among those of its game, and that of the next one; null for the last. */
  readonly id: string;
  readonly next: string | null;
  /** The table it is tried at; null until it is there. */
  readonly at: Attempt | null;
}

interface Attempt {
  readonly table: string;
  readonly seat: Seat;
  /** What was decided first; null while nothing is, or after all has been taken back. */
  readonly first: string | null;
  /** How many lines the seat had read when it began, and what it was told since. */
  readonly begun: number;
  readonly told: readonly Line[];
}

export const trying = signal<Trying | null>(null);

const KEPT: Readonly<Record<Kind, string>> = { puzzle: 'puzzles', lesson: 'lessons' };
/** The key under which the result is stored. */
const keyOf = (game: string, { id }: Puzzle | Lesson): string => `${game}.${id}`;
const read = (kind: Kind): ReadonlySet<string> =>
  new Set((keptSetting(KEPT[kind]) ?? '').split(' '));
const solved = { puzzle: signal(read('puzzle')), lesson: signal(read('lesson')) };

export const isSolved = (puzzle: Puzzle): boolean =>
  solved.puzzle.value.has(keyOf(puzzle.game, puzzle));

export const isLearned = (game: string, lesson: Lesson): boolean =>
  solved.lesson.value.has(keyOf(game, lesson));

/** How it stands; null where nothing is tried at this table. */
export const progress = computed(() => {
  const now = trying.value;
  if (now?.at == null || moment.value?.id !== now.at.table || browserGame.value === null)
    return null;
  const { telling } = browserGame.value.app;
  const ref = telling.seatRef(moment.value.view.vars, now.at.seat);
  return taskStateOf(telling.events, now.task, now.at.told, ref);
});

/** Which of the two temptations the seat has followed; -1 where it is none of them. */
export const temptation = computed(() => {
  const now = trying.value;
  return now?.puzzle == null || now.at?.first == null ? -1 : temptationOf(now.puzzle, now.at.first);
});

/** Tries one, from its beginning; it is found again at its address. */
export function tryOne(kind: Kind, game: string, name: string): void {
  const to = { at: kind, id: game, name } as const;
  if (location.hash === hashOf(to)) void beginOne(kind, game, name);
  else go(to);
}

/** The one of that name, or of that number from 1, and the name of the next. */
function among<T extends { readonly id: string }>(all: readonly T[] = [], name: string) {
  const at = all.findIndex(({ id }, i) => id === name || String(i + 1) === name);
  return at < 0 ? null : { one: all[at]!, next: all[at + 1]?.id ?? null };
}

/** What is tried, and its table. */
type Found = Omit<Trying, 'kind' | 'game' | 'at'> & { readonly table: Promise<Position> };

function puzzleAt(game: string, name: string): Found | null {
  const found = among(PUZZLES[game], name);
  if (found === null) return null;
  const { one: puzzle, next } = found;
  const table = positionOf(game, 'puzzles', puzzle.id);
  return { id: puzzle.id, next, task: taskOf(puzzle), puzzle, lesson: null, table };
}

function lessonAt(game: string, name: string): Found | null {
  const found = among(LESSONS[game], name);
  if (found === null) return null;
  const { one: lesson, next } = found;
  const table = positionOf(game, 'lessons', lesson.id);
  return { id: lesson.id, next, task: lesson, puzzle: null, lesson, table };
}

/** Sits down at the table of a puzzle or lesson; where there is none, among all of them. */
export async function beginOne(kind: Kind, game: string, name: string): Promise<void> {
  const found = (kind === 'puzzle' ? puzzleAt : lessonAt)(game, name);
  if (found === null) {
    go({ at: `${kind}s` });
    return;
  }
  const { table, ...about } = found;
  clearTable();
  trying.value = { kind, game, at: null, ...about };
  tell({ say: 'lesson', position: await table });
}

/** What the seat has been told since the puzzle began: what was taken back never was. */
function toldSince({ begun, told }: Attempt, now: Moment): readonly Line[] {
  if (!now.whole) return [...told, ...now.lines];
  // The end brings the log of all seats, which cannot be counted against this seat’s.
  return now.view.over === null ? now.lines.slice(begun) : [...told, ...now.news];
}

/** Notices when its table is there, when it is left, and when it is solved. */
export function watchPuzzles(): () => void {
  const ends = [
    moment.subscribe((now) => {
      const wanted = trying.peek();
      if (wanted === null || now === null || now.replay !== null) return;
      if (wanted.at === null) {
        markPractice(now.id);
        const { seat } = now.view;
        const begun = now.lines.length;
        trying.value = { ...wanted, at: { table: now.id, seat, first: null, begun, told: [] } };
        if (wanted.lesson !== null) sayLesson(scriptOf(wanted.game, wanted.lesson), now);
      } else if (wanted.at.table !== now.id) trying.value = null;
      else {
        const told = toldSince(wanted.at, now);
        const first = told.length === 0 ? null : wanted.at.first;
        trying.value = { ...wanted, at: { ...wanted.at, told, first } };
      }
    }),
    answered.subscribe((says) => {
      const now = trying.peek();
      if (says !== null && now?.at?.first === null)
        trying.value = { ...now, at: { ...now.at, first: says } };
    }),
    progress.subscribe((now) => {
      if (now !== 'solved') return;
      const { kind, game, puzzle, lesson } = trying.peek()!;
      const all = new Set([...solved[kind].peek(), keyOf(game, puzzle ?? lesson!)]);
      solved[kind].value = all;
      keepSetting(KEPT[kind], [...all].filter((one) => one !== '').join(' '));
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
