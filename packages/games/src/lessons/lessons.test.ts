import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkSetup, FIRST_SEAT, type Line, Match, viewOf } from '@deadlight/engine';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { after, happeningOf, type Progress, read, START, sayStep, stepOf } from '../guide/index.ts';
import { taskStateOf } from '../puzzles/puzzle.ts';
import { flatten, LANGUAGES, Voice } from '../text/voice.ts';
import { LESSONS, loadLessonTexts, sayOfLesson, scriptOf } from './index.ts';
import { readLesson } from './read-lesson.ts';

const SCENARIOS = fileURLToPath(new URL('../../../../scenarios', import.meta.url));

const ALL = Object.entries(LESSONS).flatMap(([game, lessons]) =>
  lessons.map((lesson) => [game, lesson.id, lesson] as const),
);

/** What only those can do who see the table, in any language. */
const SEEN = /\btouch\b|hover|drag|framed|berühr|umrahmt|zieh,|pointez|encadr|\btoca\b|detente/i;

it.each(ALL)(
  'the lesson of %s on %s is solved as its scenario says, step by step',
  (game, id, lesson) => {
    const file = `${SCENARIOS}/${game}/lessons/${id}.yaml`;
    const { position, solution } = readLesson(readFileSync(file, 'utf8'), file);
    const { game: rules, telling } = GAMES[game]!;
    const { seats, seed, seat, state } = position;
    expect(seat).toBe(FIRST_SEAT);
    const match = new Match(rules, checkSetup(rules, { seats, seed, options: {} }), {
      from: state,
    });
    const script = scriptOf(game, lesson);
    const me = telling.seatRef(match.table.vars, seat);
    const said = new Set<string>();
    let progress: Progress = START;
    let [heard, says]: [number, string | null] = [0, null];
    for (const decision of solution) {
      const told = match.log.linesFor(seat);
      expect(taskStateOf(telling.events, lesson, told, me), decision.says).toBe('open');
      if (decision.seat === seat) {
        const happens = happeningOf(viewOf(match.table, seat), told.slice(heard), says, me);
        [heard, says] = [told.length, decision.says];
        progress = after(script, progress, happens);
        for (let step = stepOf(script, progress); step !== null; step = stepOf(script, progress)) {
          said.add(step.id);
          if (step.done !== undefined) break;
          progress = read(script, progress, step);
        }
      }
      match.say(decision.seat, decision.says);
    }
    const told: readonly Line[] = match.log.linesFor(seat);
    expect(taskStateOf(telling.events, lesson, told, me)).toBe('solved');
    expect([...said].sort()).toEqual(lesson.steps.map(({ id: one }) => one).sort());
  },
);

it('a match that begins at a table that was laid out goes back to it', () => {
  const file = `${SCENARIOS}/nemesis/lessons/objective.yaml`;
  const { position, solution } = readLesson(readFileSync(file, 'utf8'), file);
  const { seats, seed, seat, state } = position;
  const { game } = GAMES['nemesis']!;
  const match = new Match(game, checkSetup(game, { seats, seed, options: {} }), { from: state });
  const before = match.table.hash;
  match.say(seat, solution[0]!.says);
  expect(match.table.hash).not.toBe(before);
  match.undo(seat);
  expect(match.table.hash).toBe(before);
  match.say(seat, solution[0]!.says);
  match.rewind(0);
  expect(match.table.hash).toBe(before);
});

describe('the lessons', () => {
  it('are six a game, each with its scenario', () => {
    for (const [game, lessons] of Object.entries(LESSONS)) {
      const files = globSync(`${game}/lessons/*.yaml`, { cwd: SCENARIOS });
      const kept = files.map((file) => basename(file, '.yaml')).sort();
      expect(lessons.map(({ id }) => id).sort()).toEqual(kept);
      expect(lessons).toHaveLength(6);
    }
  });

  it.each(LANGUAGES)(
    'say each step in %s, without a word on what only some can see',
    async (language) => {
      const texts = await loadLessonTexts(language);
      const english = await loadLessonTexts('en');
      expect([...flatten(texts).keys()]).toEqual([...flatten(english).keys()]);
      const voice = new Voice(language, texts);
      for (const [game, , lesson] of ALL) {
        const script = scriptOf(game, lesson);
        const about = (['name', 'goal'] as const).map((part) =>
          sayOfLesson(voice, game, lesson, part),
        );
        const steps = lesson.steps.flatMap((step) =>
          (['title', 'text'] as const).map((part) => sayStep(voice, script, step, part)),
        );
        for (const text of [...about, ...steps]) {
          expect(text).not.toMatch(/^lesson\./);
          expect(text).not.toMatch(SEEN);
          expect(text.length, text).toBeLessThan(240);
        }
      }
    },
  );
});
