/** A lesson at the prompt: its table, what is to be done there, and what came of it. */
import { join } from 'node:path';
import { checkSetup, FIRST_SEAT, Match } from '@deadlight/engine';
import { type PlayableGame, readLesson } from '@deadlight/games';
import {
  LESSONS,
  type Lesson,
  loadLessonTexts,
  sayOfLesson,
  scriptOf,
} from '@deadlight/games/lessons';
import { type TaskState, taskStateOf } from '@deadlight/games/puzzles';
import { Voice } from '@deadlight/games/text';
import { readTextOf } from '../files.ts';
import { wrong } from '../problem.ts';
import { ROOT } from '../root.ts';
import { newCoach, type PlainCoach } from './plain-coach.ts';
import type { Session } from './session.ts';

/** Bots that take what they are given: some lessons need somebody who trades. */
export const KIND = 'companion:helpful';

/** By its name, or by its number from 1. */
export function lessonNamed(game: string, said: string): Lesson {
  const all = LESSONS[game] ?? [];
  const found = all.find(({ id }, i) => id === said || String(i + 1) === said);
  if (found !== undefined) return found;
  const names = all.map(({ id }) => id).join(', ');
  throw wrong(`${game} has no lesson ${said}; ${names === '' ? 'it has none' : `it has ${names}`}`);
}

/** Its table, as its scenario lays it out. */
export function layOut({ game }: PlayableGame, { id }: Lesson): Match {
  const file = join(ROOT, 'scenarios', game.id, 'lessons', `${id}.yaml`);
  const { seats, seed, state } = readLesson(readTextOf('scenario', file), file).position;
  return new Match(game, checkSetup(game, { seats, seed, options: {} }), { from: state });
}

export async function lessonCoach(
  { game, telling }: PlayableGame,
  lesson: Lesson,
  table: Voice,
): Promise<PlainCoach> {
  const voice = new Voice(table.language, await loadLessonTexts(table.language));
  return newCoach(scriptOf(game.id, lesson), voice, telling, table);
}

/** Its name, and what is to be done. */
export async function sayLesson(game: string, lesson: Lesson, table: Voice): Promise<string[]> {
  const voice = new Voice(table.language, await loadLessonTexts(table.language));
  return (['name', 'goal'] as const).map((part) => sayOfLesson(voice, game, lesson, part));
}

/** How it stands after what the first seat has been told. */
export function stateOfLesson({ match, screen, lesson }: Session): TaskState {
  if (lesson === null) return 'open';
  const { telling } = screen.playable;
  const told = match.log.linesFor(FIRST_SEAT);
  return taskStateOf(telling.events, lesson, told, telling.seatRef(match.table.vars, FIRST_SEAT));
}

/** What came of it, and what to type next. */
export function sayResult(
  { screen: { playable, voice } }: Session,
  lesson: Lesson,
  state: Exclude<TaskState, 'open'>,
): string[] {
  const game = playable.game.id;
  const all = LESSONS[game]!;
  const next = state === 'solved' ? all[all.indexOf(lesson) + 1] : lesson;
  return [
    voice.say(`play.lesson.${state}`),
    next === undefined
      ? voice.say('play.lesson.game', { command: `deadlight play --coach --game ${game}` })
      : voice.say(`play.lesson.${next === lesson ? 'again' : 'next'}`, {
          command: `deadlight play --lesson ${next.id} --game ${game}`,
        }),
  ];
}
