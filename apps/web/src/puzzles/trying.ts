/** The puzzle or lesson that is being tried, and those that have been solved. */
import { FIRST_SEAT, type Line, type Seat } from '@deadlight/engine';
import { LESSONS, type Lesson, scriptOf } from '@deadlight/games/lessons';
import {
  loadPuzzles,
  PUZZLED,
  type Puzzle,
  type Task,
  taskOf,
  taskStateOf,
} from '@deadlight/games/puzzles';
import type { Moment, ToHost } from '@deadlight/host';
import { computed, signal } from '@preact/signals';
import { markPractice } from '../book/practice.ts';
import { sayLesson } from '../guide/coach.ts';
import { positionOf } from '../lessons/positions.ts';
import { browserGame, clearTable, moment, tell } from '../link.ts';
import { go, hashOf } from '../route.ts';
import { keepSetting, keptSetting } from '../settings/kept.ts';

/** What can be tried: each kind has addresses and texts of its own. */
export type Kind = 'puzzle' | 'lesson';

export interface Trying {
  readonly kind: Kind;
  readonly game: string;
  readonly task: Task;
  /** The player's seat. */
  readonly seat: Seat;
  /** A puzzle is called after its goal. */
  readonly goal: string | null;
  readonly lesson: Lesson | null;
  /** The key under which the result is stored. */
  readonly name: string;
  /** Its number among those of its game, from 1, and how many there are. */
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

const KEPT: Readonly<Record<Kind, string>> = { puzzle: 'puzzles', lesson: 'lessons' };
const nameOf = (puzzle: Puzzle): string =>
  `${puzzle.game}.${puzzle.seed.slice(0, 8)}.${puzzle.before.length}`;
const lessonName = (game: string, { id }: Lesson): string => `${game}.${id}`;
const read = (kind: Kind): ReadonlySet<string> =>
  new Set((keptSetting(KEPT[kind]) ?? '').split(' '));
const solved = { puzzle: signal(read('puzzle')), lesson: signal(read('lesson')) };

export const isSolved = (puzzle: Puzzle): boolean => solved.puzzle.value.has(nameOf(puzzle));

export const isLearned = (game: string, lesson: Lesson): boolean =>
  solved.lesson.value.has(lessonName(game, lesson));

/** How it stands; null where nothing is tried at this table. */
export const progress = computed(() => {
  const now = trying.value;
  if (now?.at == null || moment.value?.id !== now.at.table || browserGame.value === null)
    return null;
  const { telling } = browserGame.value.app;
  const ref = telling.seatRef(moment.value.view.vars, now.seat);
  return taskStateOf(telling.events, now.task, now.at.told, ref);
});

/** Tries one, from its beginning; it is found again at its address. */
export function tryOne(kind: Kind, game: string, number: number): void {
  const to = { at: kind, id: game, number } as const;
  if (location.hash === hashOf(to)) void beginOne(kind, game, number);
  else go(to);
}

type Found = Omit<Trying, 'kind' | 'game' | 'number' | 'at'> & { begin(): Promise<ToHost> };

async function puzzleAt(game: string, number: number): Promise<Found | null> {
  const all = PUZZLED.includes(game) ? await loadPuzzles(game) : [];
  const puzzle = all[number - 1];
  if (puzzle === undefined) return null;
  const { seat, goal } = puzzle;
  const about = { task: taskOf(puzzle), seat, goal, lesson: null, of: all.length };
  return { ...about, name: nameOf(puzzle), begin: async () => ({ say: 'puzzle', puzzle }) };
}

async function lessonAt(game: string, number: number): Promise<Found | null> {
  const all = LESSONS[game] ?? [];
  const lesson = all[number - 1];
  if (lesson === undefined) return null;
  const about = { task: lesson, seat: FIRST_SEAT, goal: null, lesson, of: all.length };
  const begin = async (): Promise<ToHost> => ({
    say: 'lesson',
    position: await positionOf(game, lesson),
  });
  return { ...about, name: lessonName(game, lesson), begin };
}

/** Sits down at the table of a puzzle or lesson; where there is none, among all of them. */
export async function beginOne(kind: Kind, game: string, number: number): Promise<void> {
  const found = await (kind === 'puzzle' ? puzzleAt : lessonAt)(game, number);
  if (found === null) {
    go({ at: `${kind}s` });
    return;
  }
  const { begin, ...about } = found;
  clearTable();
  trying.value = { kind, game, number, at: null, ...about };
  tell(await begin());
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
        trying.value = { ...wanted, at: { table: now.id, begun: now.lines.length, told: [] } };
        if (wanted.lesson !== null) sayLesson(scriptOf(wanted.game, wanted.lesson), now);
      } else if (wanted.at.table !== now.id) trying.value = null;
      else trying.value = { ...wanted, at: { ...wanted.at, told: toldSince(wanted.at, now) } };
    }),
    progress.subscribe((now) => {
      if (now !== 'solved') return;
      const { kind, name } = trying.peek()!;
      const all = new Set([...solved[kind].peek(), name]);
      solved[kind].value = all;
      keepSetting(KEPT[kind], [...all].filter((one) => one !== '').join(' '));
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
