import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkSetup, FIRST_SEAT, type Line, Match } from '@deadlight/engine';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { readLesson } from '../lessons/read-lesson.ts';
import { flatten, LANGUAGES, Voice } from '../text/voice.ts';
import { GOALS, loadPuzzleTexts, nameOfPuzzle, PUZZLES, taskOf, whyWrong } from './index.ts';
import { type Task, taskStateOf } from './puzzle.ts';

const SCENARIOS = fileURLToPath(new URL('../../../../scenarios', import.meta.url));

const ALL = Object.values(PUZZLES).flat();

it.each(ALL.map((puzzle) => [puzzle.game, puzzle.id, puzzle] as const))(
  '%s, %s is open, and its scenario solves it in time, move by move',
  (game, id, puzzle) => {
    const file = `${SCENARIOS}/${game}/puzzles/${id}.yaml`;
    const { position, solution } = readLesson(readFileSync(file, 'utf8'), file);
    const { game: rules, telling } = GAMES[game]!;
    const { seats, seed, seat, state } = position;
    expect(seat).toBe(FIRST_SEAT);
    const match = new Match(rules, checkSetup(rules, { seats, seed, options: {} }), {
      from: state,
    });
    const ref = telling.seatRef(match.table.vars, seat);
    const stands = () => taskStateOf(telling.events, taskOf(puzzle), match.log.linesFor(seat), ref);
    for (const decision of solution) {
      expect(stands(), decision.says).toBe('open');
      match.say(decision.seat, decision.says);
    }
    expect(stands()).toBe('solved');
    expect(solution.every((decision) => decision.seat === seat)).toBe(true);
  },
);

describe.each(Object.entries(PUZZLES))('the puzzles of %s', (game, puzzles) => {
  it('are ten, each with its scenario, the shortest first', () => {
    const files = globSync(`${game}/puzzles/*.yaml`, { cwd: SCENARIOS });
    expect(puzzles.map(({ id }) => id).sort()).toEqual(
      files.map((file) => basename(file, '.yaml')).sort(),
    );
    expect(puzzles).toHaveLength(10);
    expect(puzzles.map(({ turns }) => turns)).toEqual(puzzles.map(({ turns }) => turns).sort());
  });

  it('ask for several things, and nothing is named that none asks for', () => {
    const asked = [...new Set(puzzles.map(({ goal }) => goal))].sort();
    expect(asked).toEqual(Object.keys(GOALS[game]!).sort());
  });
});

it.each(LANGUAGES)(
  'have titles of their own in %s, and say why each temptation fails',
  async (language) => {
    const texts = await loadPuzzleTexts(language);
    expect([...flatten(texts).keys()]).toHaveLength(3 * ALL.length);
    const voice = new Voice(language, texts);
    const titles = ALL.map((puzzle) => nameOfPuzzle(voice, puzzle));
    expect(new Set(titles).size).toBe(ALL.length);
    for (const title of titles) expect(title).not.toMatch(/^puzzle\.|\d/);
    for (const puzzle of ALL)
      for (const temptation of puzzle.temptations.keys()) {
        const why = whyWrong(voice, puzzle, temptation);
        expect(why).not.toMatch(/^puzzle\./);
        expect(why.length, why).toBeLessThan(160);
      }
  },
);

it('is failed by one turn too many, by the end of the round where it counts, and by a death', () => {
  const task: Task = {
    goal: { lines: ['repaired'], by: 'who', times: 2 },
    turns: 2,
    thisRound: true,
  };
  const line = (what: string, who = '@character.scout'): Line => ({
    what,
    rule: '',
    data: { who },
  });
  const progress = (...lines: Line[]): string =>
    taskStateOf(GAMES['nemesis']!.telling.events, task, lines, '@character.scout');
  expect(progress(line('repaired'), line('turn'))).toBe('open');
  expect(progress(line('repaired'), line('turn'), line('repaired'))).toBe('solved');
  expect(progress(line('repaired'), line('repaired', '@character.pilot'))).toBe('open');
  expect(progress(line('turn', '@character.pilot'), line('turn'))).toBe('open');
  expect(progress(line('turn'), line('turn'), line('repaired'))).toBe('failed');
  expect(progress(line('phase'))).toBe('failed');
  expect(progress(line('dies'))).toBe('failed');
});
