import {
  asSeat,
  checkSetup,
  type Line,
  Match,
  randomFrom,
  SPECTATOR,
  viewOf,
} from '@deadlight/engine';
import { anyAnswer } from '@deadlight/engine/testing';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games.ts';
import { flatten, Voice } from '../../text/voice.ts';
import { traitsOf } from '../traits.ts';
import { concerns, digest, type Level, MOST_WORDS, refsOf, wordsIn } from './digest.ts';
import { askTexts } from './text/index.ts';

/** A voice that says of each line only what it is: `[enters]`, so that it can be counted. */
function countingVoice(id: string): Voice {
  const texts = flatten(GAMES[id]!.texts.en);
  const marked = Object.fromEntries(
    [...texts.keys()].flatMap((name) => {
      const [group, what] = name.split('.');
      if (group === 'log') return [[name, `[${what}]`]];
      return group === 'chip' ? [[name, `*${what}*`]] : [];
    }),
  );
  return new Voice('en', GAMES[id]!.texts.en, askTexts.en, marked);
}

const marksIn = (said: readonly string[]): string[] =>
  said.join(' ').match(/\[[\w-]+\](?: \(×\d+\))?/g) ?? [];

/** Whether the first is the second with some left out. */
function isWithin(some: readonly string[], all: readonly string[]): boolean {
  let at = 0;
  for (const one of all) if (one === some[at]) at++;
  return at === some.length;
}

describe.each(Object.keys(GAMES))('a whole game of %s', (id) => {
  const { game, telling } = GAMES[id]!;
  const match = new Match(
    game,
    checkSetup(game, { seats: Math.max(3, game.seats.min), seed: 'spoken' }),
  );
  const random = randomFrom('spoken');
  /** What was new each time the seat was asked, and the view of that moment. */
  const moments: { news: readonly Line[]; view: ReturnType<typeof viewOf> }[] = [];
  const me = asSeat(0);
  let read = 0;
  while (match.table.over === null && moments.length < 60) {
    const seat = match.table.pending[0]!;
    if (seat === me) {
      const lines = match.log.linesFor(me);
      moments.push({ news: lines.slice(read), view: viewOf(match.table, me) });
      read = lines.length;
    }
    match.decide(seat, anyAnswer(match.table, seat, random));
  }

  it.each(['all', 'mine'] as const)('tells each line once, and in order: %s', (level: Level) => {
    const voice = countingVoice(id);
    for (const { news, view } of moments) {
      const raw = news.map(({ what }) => what);
      const told = marksIn(digest(telling, view, voice, news, level))
        .filter((mark) => !mark.includes('×'))
        .map((mark) => mark.slice(1, -1))
        // A form stands for lines of other names.
        .filter((what) => raw.includes(what));
      for (const what of new Set(told))
        expect(told.filter((one) => one === what).length, what).toBeLessThanOrEqual(
          raw.filter((one) => one === what).length,
        );
    }
  });

  it('leaves out nothing that was done to the seat', () => {
    const voice = countingVoice(id);
    for (const { news, view } of moments) {
      const refs = refsOf(telling, view);
      const own = news.filter((line) => {
        const { fatal, attack } = traitsOf(telling.events, line);
        return concerns(line, refs) && (fatal === true || attack === true);
      });
      const said = digest(telling, view, voice, news, 'mine').join(' ');
      const marks = [...said.matchAll(/[[*]([\w-]+)[\]*]/g)].map(([, what]) => what!);
      const wanted = own.map(({ what }) => what);
      expect(isWithin(wanted, marks), `${wanted.join(' ')} within ${marks.join(' ')}`).toBe(true);
    }
  });

  it('is brief where few words are wanted', () => {
    const voice = new Voice('en', GAMES[id]!.texts.en, askTexts.en);
    for (const { news, view } of moments) {
      const spectator = { ...view, seat: SPECTATOR };
      const others = digest(telling, spectator, voice, news, 'digest');
      expect(wordsIn(others.join(' '))).toBeLessThanOrEqual(MOST_WORDS.others + 5);
    }
  });
});
