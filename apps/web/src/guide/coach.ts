/** Follows the table with a guide, and remembers how far one has come. */

import {
  after,
  happeningOf,
  isFinished,
  loadGuide,
  type Progress,
  read,
  type Script,
  START,
  type Step,
  stepOf,
} from '@deadlight/games/guide';
import type { Moment } from '@deadlight/host';
import { signal } from '@preact/signals';
import { staged } from '../director/staged.ts';
import { answered, browserGame, moment } from '../link.ts';
import { forgetSetting, keepSetting, keptSetting } from '../settings/kept.ts';
import { ears } from '../settings/settings.ts';

interface Coaching {
  readonly guide: Script;
  /** The table that is followed; at another one the guide waits to be asked for. */
  readonly table: string;
  readonly progress: Progress;
  /** A lesson starts its script from the beginning; progress in the guide to a game is remembered. */
  readonly isLesson: boolean;
}

export const coaching = signal<Coaching | null>(null);

/** A game that has been started to learn it; its table has no name yet. */
let wanted: string | null = null;

const nameOf = (game: string): string => `guide.${game}`;

interface Kept extends Progress {
  readonly table: string | null;
}

function keptOf(game: string): Kept | null {
  try {
    const kept = JSON.parse(keptSetting(nameOf(game)) ?? 'null') as Kept | null;
    // What an older version has kept lacks some parts.
    return Array.isArray(kept?.due) && Array.isArray(kept.done) ? { ...START, ...kept } : null;
  } catch {
    return null;
  }
}

function keep(game: string, progress: Progress, at: string | null): void {
  keepSetting(nameOf(game), JSON.stringify({ ...progress, table: at } satisfies Kept));
}

function set(now: Coaching): void {
  if (!now.isLesson) keep(now.guide.game, now.progress, now.table);
  coaching.value = now;
}

/** The next table of this game is one to learn at. */
export function expectTable(game: string): void {
  wanted = game;
  coaching.value = null;
  forgetSetting(nameOf(game));
}

export function markRead(step: Step): void {
  const now = coaching.peek();
  if (now === null) return;
  const progress = read(now.guide, now.progress, step);
  if (isFinished(now.guide, progress)) closeGuide();
  else set({ ...now, progress });
}

/** Puts the guide away; it can be asked for again. */
export function closeGuide(): void {
  const now = coaching.peek();
  if (now === null) return;
  coaching.value = null;
  if (!now.isLesson) keep(now.guide.game, now.progress, null);
}

function follow(now: Moment, says: string | null): void {
  const at = coaching.peek();
  if (at === null || at.table !== now.id) return;
  const { view, lines } = now;
  const me = browserGame.peek()!.app.telling.seatRef(view.vars, view.seat);
  const step = stepOf(at.guide, at.progress);
  // A listener has heard it, and goes on by deciding.
  const isHeard = ears.peek() === 'on' && says !== null && step !== null && step.done === undefined;
  const progress = isHeard ? read(at.guide, at.progress, step) : at.progress;
  set({ ...at, progress: after(at.guide, progress, happeningOf(view, lines, says, me)) });
}

/** Opens the guide at this table where it was left, or from the start after its end. */
export async function openGuide(): Promise<void> {
  const now = moment.peek();
  if (now === null) return;
  const { game } = now.view;
  const guide = await loadGuide(game);
  // Bots may have gone on meanwhile.
  const newest = moment.peek();
  if (newest?.id !== now.id) return;
  const kept = keptOf(game);
  const progress = kept === null || isFinished(guide, kept) ? START : kept;
  set({ guide, table: now.id, progress, isLesson: false });
  follow(newest, null);
}

/** Says the steps of a lesson at its table, from the first. */
export function sayLesson(guide: Script, now: Moment): void {
  set({ guide, table: now.id, progress: START, isLesson: true });
  follow(now, null);
}

async function sitDown(now: Moment): Promise<void> {
  const { game } = now.view;
  const isWanted = wanted === game;
  if (isWanted) wanted = null;
  if (isWanted || keptOf(game)?.table === now.id) await openGuide();
}

export function startCoaching(): () => void {
  /** What is still being shown: no step tells the end of it first. */
  const untold: { readonly now: Moment; readonly says: string | null }[] = [];
  const tellAll = (): void => {
    for (const { now, says } of untold.splice(0)) follow(now, says);
  };
  const ends = [
    moment.subscribe((now) => {
      const says = answered.peek();
      if (now === null || now.replay !== null || now.view.seat < 0) {
        if (now === null) coaching.value = null;
        return;
      }
      answered.value = null;
      if (coaching.peek()?.table !== now.id) {
        void sitDown(now);
        return;
      }
      untold.push({ now, says });
      if (staged.peek() === null) tellAll();
    }),
    staged.subscribe((scene) => {
      if (scene === null) tellAll();
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
