import { BOTS } from '@deadlight/bots/core';
import { LANGUAGES, Voice } from '@deadlight/games/text';
import { describe, expect, it } from 'vitest';
import { isOffered, LEVELS, levelAbout, levelName, USUAL_LEVEL } from './levels.ts';
import { LADDERS, MAX_MARKS, marksOf } from './marks.ts';
import { levelTexts } from './text/index.ts';
import { loadLevelTexts } from './text/load.ts';

it('names every bot, weakest first', () => {
  expect(LEVELS).toEqual(Object.keys(BOTS));
});

it('offers veterans where they are better than the other levels', () => {
  for (const game of ['nemesis', 'lockdown']) {
    expect(isOffered('veteran', game, { mode: 'coop' })).toBe(true);
    expect(isOffered('veteran', game, { mode: 'semi-coop' })).toBe(true);
  }
  expect(isOffered('veteran', 'nemesis', { mode: 'intruder' })).toBe(false);
  expect(isOffered('veteran', 'panic', { bonus: true })).toBe(true);
  expect(isOffered('veteran', 'airlock', {})).toBe(false);
  expect(isOffered('survivor', 'nemesis', { mode: 'semi-coop' })).toBe(true);
});

describe.each(LANGUAGES)('levels in %s', (language) => {
  const voice = new Voice(language, levelTexts[language]);

  it('have a name and a sentence each', () => {
    const names = LEVELS.map((level) => levelName(voice, level));
    expect(new Set(names).size).toBe(LEVELS.length);
    for (const level of LEVELS) {
      expect(levelName(voice, level)).not.toBe(level);
      expect(levelAbout(voice, level)).toMatch(/\.$/);
    }
    expect(levelName(voice, 'of-old')).toBe('of-old');
  });

  it('are the same for a page', async () => {
    expect(await loadLevelTexts(language)).toEqual(levelTexts[language]);
  });
});

it('gives every rated level one to five marks, in the order of the ladder', () => {
  for (const { game, ladder } of LADDERS) {
    const rated = ladder.filter(({ name }) => LEVELS.includes(name));
    const marks = rated.map(({ name }) => marksOf(name, game)!);
    expect(marks).toEqual(marks.toSorted((a, b) => b - a));
    expect(marks[0]).toBe(MAX_MARKS);
    expect(marks.at(-1)).toBe(1);
  }
  expect(marksOf('mastermind', 'nemesis')).toBeNull();
  expect(marksOf('survivor', 'airlock')).toBeNull();
});

it('uses companions where no level has been chosen', () => {
  expect(LEVELS).toContain(USUAL_LEVEL);
});
