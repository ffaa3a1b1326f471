/** Every event has a text. */
import { named } from '@deadlight/engine';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { valuesOf } from '../text/values-of.ts';
import { flatten, LANGUAGES } from '../text/voice.ts';
import { event, type StoryEvents } from './traits.ts';

/** Values that the voice makes of several fields. */
const MADE: Readonly<Record<string, readonly string[]>> = {
  spot: ['room', 'slot'],
  mover: ['seat', 'who'],
};

/** The events of all games: a shared one may take a form that only one game needs. */
const ALL: StoryEvents = Object.assign(
  {},
  ...Object.values(GAMES).map(({ telling }) => telling.events),
);

describe.each(Object.entries(GAMES))('the events of %s', (_id, { game, texts, telling }) => {
  const { events } = telling;

  it('are those that its story knows', () => {
    expect(game.events).toBe(events);
  });

  it.each(LANGUAGES)('have texts in %s, made of their own fields', (language) => {
    const messages = flatten(texts[language]);
    const wrong = Object.values(events).flatMap(({ name, data }) => {
      const text = messages.get(`log.${name}`);
      if (text === undefined) return [`log.${name} is missing`];
      return valuesOf(text, language)
        .flatMap((value) => MADE[value] ?? [value])
        .filter((value) => !(value in data))
        .map((value) => `log.${name} says {${value}}, which the event does not have`);
    });
    expect(wrong).toEqual([]);
  });

  it.each(LANGUAGES)('have chips in %s where they stand beside the story', (language) => {
    const messages = flatten(texts[language]);
    const wrong = Object.values(events).flatMap(({ name, data, chip }) => {
      const text = messages.get(`chip.${name}`);
      if (chip !== true)
        return text === undefined || ALL[name]?.chip ? [] : [`chip.${name} is idle`];
      if (text === undefined) return [`chip.${name} is missing`];
      return valuesOf(text, language)
        .flatMap((value) => MADE[value] ?? [value])
        .filter((value) => !(value in data))
        .map((value) => `chip.${name} says {${value}}, which the event does not have`);
    });
    expect(wrong).toEqual([]);
  });

  it.each(LANGUAGES)('say the same in %s, whichever variant says it', (language) => {
    const messages = flatten(texts[language]);
    const variants = [...messages].filter(([name]) => /^(variant|tense)\./.test(name));
    for (const [name, text] of variants) {
      const base = name.replace(/^(variant|tense)\./, '').replace(/\.\d+$/, '');
      expect(valuesOf(text, language), name).toEqual(valuesOf(messages.get(base)!, language));
    }
  });

  it('reach milestones that are declared', () => {
    for (const { name, milestone, closes, corridor } of Object.values(events)) {
      const forms = [milestone, closes?.as, corridor?.near, corridor?.between];
      for (const form of forms)
        if (typeof form === 'object') {
          expect(events[form.name], name).toMatchObject({ form: true });
          expect(events[form.name]!.data, name).toBe(form.data);
        }
    }
  });

  it('become forms that are declared, with the one list that they need', () => {
    for (const { name, joins } of Object.values(events)) {
      if (joins === undefined) continue;
      const form = events[joins.as.name] ?? ALL[joins.as.name]!;
      expect(form, name).toMatchObject({ form: true });
      expect(form.data, name).toBe(joins.as.data);
      const lists = Object.values(form.data).filter(
        (one) => 'field' in one && one.field === 'list',
      );
      expect(lists, name).toHaveLength(1);
    }
  });
});

it.each(LANGUAGES)('no text in %s tells of what cannot happen', (language) => {
  const told = Object.values(GAMES)
    .flatMap(({ texts }) => [...flatten(texts[language]).keys()])
    .filter((name) => name.startsWith('log.'))
    .map((name) => name.slice('log.'.length));
  expect(told.filter((name) => !Object.hasOwn(ALL, name))).toEqual([]);
});

it('lets what the story asks of a line read only the fields that its event declares', () => {
  const fallen = event(
    { who: named('character') },
    {
      // @ts-expect-error: nobody declares a figure.
      ends: ({ data }) => data.figure === undefined,
    },
  );
  expect(fallen.data).toHaveProperty('who');
});
