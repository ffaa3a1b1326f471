import {
  checkSetup,
  FIRST_SEAT,
  Match,
  randomFrom,
  type Seat,
  SPECTATOR,
  type View,
  viewOf,
} from '@deadlight/engine';
import { anyAnswer } from '@deadlight/engine/testing';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games.ts';
import { valuesOf } from '../../text/values-of.ts';
import { flatten, LANGUAGES, type Language, Voice } from '../../text/voice.ts';
import { answer } from './answer.ts';
import { complete } from './complete.ts';
import { fold } from './fold.ts';
import type { Context, Reply } from './reply.ts';
import { askTexts } from './text/index.ts';
import { COMMANDS, type Command, commandNamed, wordsFor } from './words.ts';

const voiceOf = (id: string, language: Language): Voice =>
  new Voice(language, GAMES[id]!.texts[language], askTexts[language]);

/** A game played at random until the seat is asked for the nth time. */
function tableAt(id: string, questions: number, seed = 'ears') {
  const { game } = GAMES[id]!;
  const match = new Match(game, checkSetup(game, { seats: Math.max(3, game.seats.min), seed }));
  const random = randomFrom(seed);
  for (let asked = 0; match.table.over === null; ) {
    const seat = match.table.pending[0]!;
    if (seat === 0 && ++asked > questions) break;
    match.decide(seat, anyAnswer(match.table, seat, random));
  }
  return match;
}

function at(id: string, match: Match, language: Language = 'en', seat = FIRST_SEAT) {
  const { game, telling, cards } = GAMES[id]!;
  const voice = voiceOf(id, language);
  const view: View = viewOf(match.table, seat);
  const context: Context = {
    telling,
    vocabulary: game,
    sheets: cards(voice),
    lines: match.log.linesFor(seat),
    since: 0,
    at: null,
    unsure: null,
  };
  const ask = (typed: string, more: Partial<Context> = {}): Reply =>
    answer(view, typed, voice, { ...context, ...more });
  return { view, voice, context, ask };
}

describe.each(LANGUAGES)('the texts of the command table in %s', (language) => {
  const english = flatten(askTexts.en);
  const texts = flatten(askTexts[language]);

  it('are complete, and take the same values', () => {
    expect([...texts.keys()]).toEqual([...english.keys()]);
    for (const [name, text] of texts)
      expect(valuesOf(text, language), name).toEqual(valuesOf(english.get(name)!, 'en'));
  });

  it('give each command words of its own', () => {
    const voice = new Voice(language, askTexts[language]);
    const commands = Object.keys(COMMANDS) as Command[];
    for (const command of commands)
      for (const word of wordsFor(voice, command))
        expect([word, commandNamed(voice, word)]).toEqual([word, command]);
    const all = commands.flatMap((command) => wordsFor(voice, command).map(fold));
    expect(all.filter((word, i) => all.indexOf(word) !== i)).toEqual([]);
  });
});

describe.each(Object.keys(GAMES))('asked at a table of %s', (id) => {
  it.each(LANGUAGES)('every word has an answer in %s, at any moment', (language) => {
    for (const questions of [0, 3, 12]) {
      const { ask, voice } = at(id, tableAt(id, questions), language);
      for (const command of Object.keys(COMMANDS) as Command[]) {
        const [word] = wordsFor(voice, command);
        const { says, does } = ask(word!);
        if (does === undefined) expect(says.join(' ').trim(), word).not.toBe('');
        for (const sentence of says) expect(sentence, word).not.toMatch(/[{}→]|undefined/);
      }
    }
  });

  it('every answer can be given in its own words', () => {
    for (const questions of [0, 3, 7, 15]) {
      const { ask, view, voice, context } = at(id, tableAt(id, questions));
      const options = view.question?.options ?? [];
      for (const option of options) {
        const reply = ask(option);
        expect((reply.decision ?? reply.unsure)?.decides, option).toBe(option);
      }
      // A short game may be over by now.
      if (view.question?.min !== 1 || view.question.max !== 1) continue;
      options.forEach((_, i) => {
        expect(ask(`take ${i + 1}`).says.join(' ')).not.toMatch(/neither/);
      });
      const [first] = options;
      expect(complete(context, view, voice, first!.slice(0, -1))).toContain(first);
    }
  });
});

describe.each(LANGUAGES)('the word for help in %s', (language) => {
  const { ask, voice } = at('nemesis', tableAt('nemesis', 1), language);
  const [help] = wordsFor(voice, 'help');

  it('names every word with its short form, and says what each is for', () => {
    const all = ask(help!).says.join(' ');
    for (const command of Object.keys(COMMANDS) as Command[]) {
      const words = wordsFor(voice, command);
      for (const word of words.filter((one, i) => i === 0 || one.length === 1))
        expect(all).toContain(word);
      const said = ask(`${help} ${words[0]}`).says.join(' ');
      for (const word of words) expect(said).toContain(word);
      expect(said.length).toBeGreaterThan(words.join(', ').length + 10);
    }
  });
});

describe('in Nemesis', () => {
  const match = tableAt('nemesis', 20);
  const { ask, view } = at('nemesis', match);
  const { place, door, noise } = view.vars as { place: number[]; door: number[]; noise: boolean[] };

  it('a room is told with every way out of it', () => {
    const here = String(place[0]);
    const said = ask('where');
    expect(said.at).toBe(here);
    const text = said.says.join(' ');
    for (const number of ['1', '2', '3', '4'])
      expect(text).toMatch(new RegExp(`(^|[ ,])${number}\\b`));
  });

  it('a number walks that corridor, and on from there', () => {
    const first = ask('look 11');
    expect(first.says[0]).toMatch(/^11, Hibernatorium/);
    const second = ask('2', { at: '11' });
    expect(second.at).not.toBe('11');
    expect(second.says.join(' ')).toMatch(/to 11, Hibernatorium/);
  });

  it('doors and noise are told by the rooms they lie between', () => {
    expect(
      ask('doors')
        .says.join(' ')
        .match(/\d+–\d+/g)?.length ?? 0,
    ).toBe(door.filter((state) => state > 0).length);
    const noisy = ask('noise').says.join(' ');
    expect((noisy.match(/\d+–\d+/g) ?? []).length + (/technical/.test(noisy) ? 1 : 0)).toBe(
      noise.filter(Boolean).length,
    );
  });

  it('of many answers of one kind the first is said, and how to hear the others', () => {
    const asked = at('nemesis', tableAt('nemesis', 2));
    const told = asked.ask('options').says.join('\n');
    const [, from, to] = /^(\d+) to (\d+): \d+ more of this kind/m.exec(told)!;
    const kind = asked.ask(`options ${from}`).says;
    expect(kind.length).toBeGreaterThan(Number(to) - Number(from) + 1);
    expect(kind.join('\n')).toMatch(new RegExp(`^${to} `, 'm'));
    expect(told).not.toMatch(new RegExp(`^${to} `, 'm'));
  });

  it('a number without an answer, and a yes to nothing, are told as such', () => {
    expect(ask('take 99').says.join(' ')).toMatch(
      /^There is no answer 99; there (is one|are \d+)\.$/,
    );
    expect(ask('yes')).toEqual({ says: ['Nothing waits for a yes or a no.'], unknown: true });
  });

  it('a way says its rooms and its moves', () => {
    expect(ask('path 1').says[0]).toMatch(/(\d+, )*1: \d+ moves?\.$/);
  });
});

it('says nothing of what only others may know', () => {
  for (const id of Object.keys(GAMES)) {
    const match = tableAt(id, 8);
    const asked = (seat: Seat): string =>
      (Object.keys(COMMANDS) as Command[])
        .flatMap((command) => at(id, match, 'en', seat).ask(COMMANDS[command][0]).says)
        .join(' ');
    const mine = at(id, match).ask('hand').says.join(' ');
    const spectator = asked(SPECTATOR);
    for (const card of mine.match(/\d+ [^.]+/g) ?? [])
      expect(spectator).not.toContain(`1 ${card.replace(/^\d+ /, '')}.`);
  }
});

describe('what cannot be taken back', () => {
  const { ask } = at('nemesis', tableAt('nemesis', 1));
  it('is done after a yes, and not after a no', () => {
    const unsure = { decides: 'hibernate', pays: [] };
    expect(ask('yes', { unsure }).decision).toEqual(unsure);
    expect(ask('no', { unsure }).decision).toBeUndefined();
    expect(ask('yes').decision).toBeUndefined();
  });
});
