import { checkSetup, Match, randomFrom, viewOf } from '@deadlight/engine';
import { anyAnswer } from '@deadlight/engine/testing';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games.ts';
import { LANGUAGES, Voice } from '../../text/voice.ts';
import type { StandingAnswer } from '../standing.ts';
import { answer } from './answer.ts';
import { choicesOf } from './choose.ts';
import type { Reply } from './reply.ts';
import { askTexts } from './text/index.ts';
import { limitWords, wordsFor } from './words.ts';

const ASKED = 'interrupt/ask';
const { game, telling, cards, texts } = GAMES['nemesis']!;

/** Somebody is asked whether to interrupt an action. */
function atQuestion() {
  const random = randomFrom('standing');
  const match = new Match(game, checkSetup(game, { seats: 3, seed: 'standing' }));
  for (;;) {
    const [seat] = match.table.pending;
    if (match.table.state.stack.at(-1)!.at === ASKED) return viewOf(match.table, seat!);
    match.decide(seat!, anyAnswer(match.table, seat!, random));
  }
}

const view = atQuestion();

describe.each(LANGUAGES)('a standing answer by ear in %s', (language) => {
  const voice = new Voice(language, texts[language], askTexts[language]);
  const [set, back] = [wordsFor(voice, 'standing')[0], wordsFor(voice, 'revoke')[0]];
  const [round, me] = [limitWords(voice, 'inRound')[0], limitWords(voice, 'unlessMe')[0]];
  const ask = (typed: string, standing?: readonly StandingAnswer[]): Reply =>
    answer(view, typed, voice, {
      telling,
      vocabulary: game,
      sheets: cards(voice),
      lines: [],
      since: 0,
      at: null,
      unsure: null,
      ...(standing !== undefined && { standing }),
    });
  const choices = choicesOf({ telling, vocabulary: game }, view, voice);
  const number = choices.findIndex(({ notation }) => notation === 'decline') + 1;
  const held: StandingAnswer = { at: ASKED, says: 'decline', round: null, unless: 'me' };

  it('is set by the number of the answer, with or without limits', () => {
    const what = { what: 'standing', says: 'decline' };
    expect(ask(`${set} ${number}`, []).does).toEqual({ ...what, round: false, unless: null });
    expect(ask(`${set} ${number} ${round} ${me}`, []).does).toEqual({
      ...what,
      round: true,
      unless: 'me',
    });
  });

  it('is not set where there is no such answer, or none that could be standing', () => {
    const never = choices.findIndex(({ notation }) => notation === 'never') + 1;
    for (const typed of [`${set} 99`, `${set} ${never}`, `${set} x`]) {
      const { does, says } = ask(typed, []);
      expect(does).toBeUndefined();
      expect(says.join('')).not.toBe('');
    }
    expect(ask(`${set} ${number}`).does).toBeUndefined();
  });

  it('is told with its question, and taken back by its number', () => {
    const [told] = ask(set!, [held]).says;
    expect(told).toContain(choices[number - 1]!.label);
    expect(told).toMatch(/^1 /);
    expect(ask(`${back} 1`, [held]).does).toEqual({ what: 'revoke', about: ASKED });
    expect(ask(back!, [held]).does).toEqual({ what: 'revoke', about: null });
    expect(ask(`${back} 2`, [held]).does).toBeUndefined();
    expect(ask(back!, []).does).toBeUndefined();
  });
});
