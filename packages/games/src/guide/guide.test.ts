import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { askTexts } from '../telling/ask/text/index.ts';
import { flatten, LANGUAGES, type Language, Voice } from '../text/voice.ts';
import type { Guide, Script } from './guide.ts';
import { GUIDED, loadGuide, loadGuideTexts } from './guides.ts';
import { whyNotLearn } from './lesson.ts';
import {
  after,
  type Happening,
  isFinished,
  isKnown,
  type Progress,
  read,
  START,
  stepOf,
} from './progress.ts';
import { sayStep, sayStepAloud } from './say-step.ts';

/** What only those can do who see the table. */
const SEEN: Readonly<Record<Language, RegExp>> = {
  en: /\b(touch|hover|drag|a lit|framed|hatched|press)/i,
  de: /berühr|umrahmt|schraff|zieh, |leuchte|zeig auf|drück/i,
  fr: /touchez|pointez|encadr|hachur|glisse|éclairée adj|appuyez/i,
  es: /\btoca\b|detente|enmarcad|rayad|arrastra|mantén|iluminado junto/i,
};

describe.each(GUIDED)('the guide to %s', (game) => {
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
        const aloud = sayStepAloud(
          voice,
          new Voice(language, askTexts[language]),
          guide,
          step,
          '@character.scout',
        );
        expect(aloud.join(' ').length, step.id).toBeLessThan(400);
        expect(aloud.join(' '), step.id).not.toMatch(SEEN[language]);
      }
    }
    const ids = new Set(guide.steps.map(({ id }) => id));
    const said = Object.keys((await loadGuideTexts('en'))[game]!);
    expect(said.filter((id) => id !== 'you' && !ids.has(id))).toEqual([]);
  });

  it('was made on these rules: the newcomer is asked first, and comes to every step', async () => {
    const guide = await loadGuide(game);
    const taught = GAMES[game]!;
    expect(guide.table.rules).toBe(taught.game.rules);
    expect(guide.steps.length).toBeLessThanOrEqual(18);
    expect(whyNotLearn(guide, taught)).toBeNull();
  });

  it('cannot be made on every deal', async () => {
    const guide = await loadGuide(game);
    const taught = GAMES[game]!;
    const whys = Array.from({ length: 12 }, (_, i) =>
      whyNotLearn({ ...guide, table: { ...guide.table, seed: `other-${i}` } }, taught),
    );
    expect(whys).toContain('somebody else is asked before the newcomer');
  });
});

it('goes on in whatever order things are done, and never says a step twice', () => {
  const guide: Guide = {
    game: 'airlock',
    texts: ['airlock'],
    table: { rules: 1, seats: 1, seed: 'x', options: {}, begins: [] },
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
  const onward = read(guide, alarmed, guide.steps[0]!);
  expect(stepOf(guide, onward)?.id).toBe('rest');
  expect(isFinished(guide, onward)).toBe(false);
  const over = read(guide, onward, guide.steps[2]!);
  expect(isFinished(guide, over)).toBe(true);
  expect(stepOf(guide, after(guide, over, { ...quiet, told: ['alarm'] }))).toBeNull();
});

describe('what is said', () => {
  const script: Script = {
    game: 'airlock',
    texts: ['airlock'],
    steps: [
      { id: 'noise', points: 'plan', from: { told: ['noise'] } },
      { id: 'event', points: 'plan', from: { told: ['event'] } },
      { id: 'walk', points: 'lit', from: { told: ['event'] }, done: { decided: ['move'] } },
      { id: 'end', points: 'help', from: { round: 2 } },
    ],
  };
  const quiet: Happening = { asked: null, decided: null, told: [], mine: [], round: 1 };
  const decides = { ...quiet, decided: 'search' };
  const from = (...all: readonly Happening[]): Progress =>
    all.reduce<Progress>((progress, one) => after(script, progress, one), START);

  it('is over once one has played on, without having to be put away', () => {
    const told = { ...quiet, told: ['noise'] };
    expect(stepOf(script, from(told, decides))?.id).toBe('noise');
    expect(stepOf(script, from(told, decides, decides))).toBeNull();
  });

  it('shrinks while a deed is waited for, and waits', () => {
    const told = { ...quiet, told: ['event'] };
    const waits = from(told, decides, decides, decides, decides);
    expect(stepOf(script, waits)?.id).toBe('walk');
    expect(isKnown(waits)).toBe(true);
    expect(isKnown(from(told, decides, decides))).toBe(false);
  });

  it('is not said late: what could not be said in time is passed over', () => {
    const both = { ...quiet, told: ['noise', 'event'] };
    const noise = from(both);
    expect(stepOf(script, noise)?.id).toBe('noise');
    expect(stepOf(script, read(script, noise, script.steps[0]!))?.id).toBe('event');
    const later = from({ ...quiet, told: ['event'] }, decides, decides, ...Array(4).fill(decides));
    expect(later.done).toContain('event');
    expect(stepOf(script, later)?.id).toBe('walk');
    // A farewell is always said.
    expect(stepOf(script, from({ ...quiet, round: 2 }, ...Array(9).fill(decides)))?.id).toBe('end');
  });
});
