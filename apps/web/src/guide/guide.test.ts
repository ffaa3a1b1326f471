import { checkSetup, Match, randomFrom, viewOf } from '@deadlight/engine';
import { anyAnswer } from '@deadlight/engine/testing';
import { flatten, LANGUAGES, Voice } from '@deadlight/games/text';
import { loadGame } from '@deadlight/host';
import { describe, expect, it } from 'vitest';
import type { Guide } from './guide.ts';
import { loadGuide, loadGuideTexts } from './guides.ts';
import { happeningOf } from './happening.ts';
import { after, isFinished, type Progress, read, START, stepOf } from './progress.ts';
import { sayStep } from './say-step.ts';

const GAMES = ['nemesis', 'lockdown', 'panic'];

/** So long are the first two rounds, and more. */
const LONG = 4000;

/** What a newcomer hears who does anything at all, and reads each step before deciding. */
async function heardBy(guide: Guide, chance: string): Promise<string[]> {
  const { game, telling } = await loadGame(guide.game);
  const { table, game: id } = guide;
  const match = new Match(game, checkSetup(game, table));
  const random = randomFrom(`${id}:${chance}`);
  const heard: string[] = [];
  let progress: Progress = START;
  let [told, says]: [number, string | null] = [0, null];
  for (let i = 0; i < LONG && match.table.over === null && !isFinished(guide, progress); i++) {
    const view = viewOf(match.table, 0);
    const me = telling.seatRef(view.vars, 0);
    const lines = match.log.linesFor(0, told);
    told = match.log.entries.length;
    progress = after(guide, progress, happeningOf(view, lines, says, me));
    for (let step = stepOf(guide, progress); step !== null; step = stepOf(guide, progress)) {
      heard.push(step.id);
      if (step.done !== undefined) break;
      progress = read(progress, step);
    }
    const seat = match.table.pending[0]!;
    match.decide(seat, anyAnswer(match.table, seat, random));
    says = seat === 0 ? match.decisions.at(-1)!.says : null;
  }
  return [...new Set(heard)];
}

describe.each(GAMES)('the guide to %s', (game) => {
  it('says each step in every language, and nothing else', async () => {
    const guide = await loadGuide(game);
    const english = flatten(await loadGuideTexts('en'));
    for (const language of LANGUAGES) {
      const texts = await loadGuideTexts(language);
      const voice = new Voice(language, texts);
      expect([...flatten(texts).keys()]).toEqual([...english.keys()]);
      for (const step of guide.steps) {
        expect(sayStep(voice, guide, step, 'title')).not.toBe('');
        // A newcomer reads a few lines, not a page.
        expect(sayStep(voice, guide, step, 'text').length, step.id).toBeLessThan(300);
      }
    }
    const ids = new Set(guide.steps.map(({ id }) => id));
    const said = Object.keys((await loadGuideTexts('en'))[game]!);
    expect(said.filter((id) => !ids.has(id))).toEqual([]);
  });

  it('asks the newcomer first, so that nothing happens before the welcome is read', async () => {
    const { table } = await loadGuide(game);
    const { game: rules } = await loadGame(game);
    expect(new Match(rules, checkSetup(rules, table)).table.pending).toEqual([0]);
  });

  it('takes a newcomer who does anything at all to its end', async () => {
    const guide = await loadGuide(game);
    expect(guide.steps.length).toBeLessThanOrEqual(18);
    const met = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const heard = await heardBy(guide, String(i));
      expect(heard[0]).toBe(guide.steps[0]!.id);
      for (const id of heard) met.add(id);
    }
    expect(guide.steps.filter(({ id }) => !met.has(id))).toEqual([]);
  });
});

it('goes on in whatever order things are done, and never says a step twice', () => {
  const guide: Guide = {
    game: 'airlock',
    texts: ['airlock'],
    table: { seats: 1, seed: 'x', options: {} },
    steps: [
      { id: 'danger', points: 'plan', from: { told: ['alarm'] } },
      { id: 'walk', points: 'lit', done: { decided: ['move'] } },
      { id: 'rest', points: 'hand', from: { round: 2 } },
    ],
  };
  const quiet = { asked: null, decided: null, told: [], mine: [], round: 1 };
  expect(stepOf(guide, START)?.id).toBe('walk');
  const moved = after(guide, START, { ...quiet, decided: 'move' });
  expect(stepOf(guide, moved)).toBeNull();
  const alarmed = after(guide, moved, { ...quiet, told: ['alarm'], round: 2 });
  expect(stepOf(guide, alarmed)?.id).toBe('danger');
  const onward = read(alarmed, guide.steps[0]!);
  expect(stepOf(guide, onward)?.id).toBe('rest');
  expect(isFinished(guide, onward)).toBe(false);
  const over = read(onward, guide.steps[2]!);
  expect(isFinished(guide, over)).toBe(true);
  expect(stepOf(guide, after(guide, over, { ...quiet, told: ['alarm'] }))).toBeNull();
});
