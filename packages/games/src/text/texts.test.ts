import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSetup, Match, partsOf, randomFrom, SPECTATOR, viewOf } from '@deadlight/engine';
import { anyAnswer } from '@deadlight/engine/testing';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../games.ts';
import { parseCatalogue } from '../rules/catalogue.ts';
import { sayOption } from '../telling/option.ts';
import { valuesOf } from './values-of.ts';
import { flatten, LANGUAGES, Voice } from './voice.ts';

describe.each(Object.entries(GAMES))('texts of %s', (_id, playable) => {
  const { game, texts, cards, rules, telling } = playable;
  const english = flatten(texts.en);
  const catalogue = join(import.meta.dirname, '../../../../rules', rules.file);
  const ruleIds = parseCatalogue(readFileSync(catalogue, 'utf8')).map(({ id }) => id);

  it.each(LANGUAGES)('%s has every message, with the same values', (language) => {
    const messages = flatten(texts[language]);
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [name, text] of messages)
      expect(valuesOf(text, language), `${name} in ${language}`).toEqual(
        valuesOf(english.get(name)!, 'en'),
      );
  });

  it.each(LANGUAGES.filter((language) => language !== 'en'))('%s is translated', (language) => {
    const same = [...flatten(texts[language])].filter(
      ([name, text]) => text === english.get(name) && text.replace(/\{[^}]*\}/g, '').length > 20,
    );
    expect(same).toEqual([]);
  });

  it('every verb, question, thing and table option has its text', () => {
    const wanted = [
      ...Object.keys(game.verbs).map((word) => `option.${word}`),
      ...[...game.steps]
        .filter(([, { step }]) => typeof step !== 'function')
        .map(([at]) => `ask.${at}`),
      // Secret marks are never shown, and kinds of another game never occur.
      ...game.kinds
        .filter(({ group, name }) => group !== 'mark' && !name.includes(':'))
        .map(({ group, name }) => `${group}.${name}`),
      ...Object.keys(game.options).map((name) => `tableOption.${name}`),
    ];
    expect(wanted.filter((name) => !english.has(name))).toEqual([]);
  });

  it.each(LANGUAGES)('every text of a game can be formatted in %s', (language) => {
    const voice = new Voice(language, texts[language]);
    for (const { tags, text } of cards(voice)) expect(tags.join('') + text).not.toBe('');
    for (let i = 0; i < 12; i++) {
      const { min, max } = game.seats;
      const match = new Match(
        game,
        checkSetup(game, {
          seats: min + (i % (max - min + 1)),
          seed: `text-${i}`,
          options: Object.fromEntries(
            Object.entries(game.options).map(([n, v]) => [n, v.at(-1 - (i % 2))!]),
          ),
        }),
      );
      const random = randomFrom(`text-${i}`);
      while (match.table.over === null) {
        const seat = match.table.pending[0]!;
        const view = viewOf(match.table, seat);
        for (const option of match.table.options(seat))
          sayOption(telling, voice, view, partsOf(game, option), seat);
        match.decide(seat, anyAnswer(match.table, seat, random));
      }
      for (const { rule } of match.log.entries) expect(ruleIds).toContain(rule);
      for (let seat = SPECTATOR; seat < match.table.state.seats; seat++)
        for (const { what, data } of match.log.linesFor(seat)) voice.say(`log.${what}`, data);
      for (const notes of match.table.state.notes)
        for (const { what, data } of notes) voice.say(`note.${what}`, data);
    }
  });
});
