import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_SEAT, type Line, Match, readRecord, type View, viewOf } from '@deadlight/engine';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games.ts';
import { flatten, LANGUAGES, type Language, Voice } from '../../text/voice.ts';
import { type Traits, traitsOf } from '../traits.ts';
import { type Breath, brief, FRESH, MAX_WORDS, sayLeft, wordsIn } from './brief.ts';
import { concerns, digest, refsOf } from './digest.ts';
import { askTexts } from './text/index.ts';

const FIXTURES = join(import.meta.dirname, '../../../../../fixtures');
/** Long games, played by bots; `npm run record-games` plays them again if rules change. */
const RECORDED = ['050', '120'] as const;
const games = Object.fromEntries(Object.entries(GAMES).map(([id, { game }]) => [id, game]));

/** What the first seat was told by one decision, and whether it was its own. */
interface Moment {
  readonly view: View;
  readonly news: readonly Line[];
  readonly own: boolean;
}

/** The moments of a recorded game, as a host sends them. */
function momentsOf(id: string, file: string): Moment[] {
  const record = readRecord(readFileSync(join(FIXTURES, id, `${file}.deadlight`), 'utf8'), games);
  const match = new Match(games[id]!, record.setup);
  let read = match.log.entries.length;
  return record.decisions.map(({ seat, says }) => {
    match.say(seat, says);
    const news = match.log.linesFor(FIRST_SEAT, read);
    read = match.log.entries.length;
    return { view: viewOf(match.table, FIRST_SEAT), news, own: seat === FIRST_SEAT };
  });
}

/** A voice that says of each line only its number, or, of one that the story has made, what it is. */
function countingVoice(id: string, language: Language): Voice {
  const { telling, texts } = GAMES[id]!;
  const marked = [...flatten(texts[language]).keys()].flatMap((name): [string, string][] => {
    const [, group, what] = /^(?:variant\.|tense\.)?(log|chip)\.([\w-]+)/.exec(name) ?? [];
    if (what === undefined) return [];
    const isForm = telling.events[what]?.form === true;
    return [[name, isForm ? `(${what})` : group === 'log' ? '[{id}]' : '*{id}*']];
  });
  return new Voice(language, texts[language], askTexts[language], Object.fromEntries(marked));
}

const numbered = (news: readonly Line[]): Line[] =>
  news.map((line, id) => ({ ...line, data: { ...line.data, id } }));

/** What the story tells otherwise than as a sentence of its own: as a form, with others, or not at all. */
const RETOLD: readonly (keyof Traits)[] = [
  'joins',
  'completes',
  'isSaidBy',
  'unsaid',
  'corridor',
  'counted',
  'retold',
  'pays',
  'opens',
];

const idsIn = (said: string): number[] =>
  [...said.matchAll(/\[(\d+)\]/g)].map(([, id]) => Number(id));

describe.each(Object.keys(GAMES))('whole games of %s', (id) => {
  const { telling } = GAMES[id]!;
  const played = RECORDED.map((file) => momentsOf(id, file));

  it.each(LANGUAGES)('tell each line about the seat once, in %s', (language) => {
    const voice = countingVoice(id, language);
    for (const level of ['all', 'mine'] as const)
      for (const { view, news } of played.flat()) {
        const lines = numbered(news);
        const refs = refsOf(telling, view);
        const said = digest(telling, view, voice, lines, level).join(' ');
        const ids = idsIn(said);
        expect(ids.filter((one, i) => ids.indexOf(one) !== i)).toEqual([]);
        lines.forEach((line, i) => {
          const traits = traitsOf(telling.events, line);
          const isRetold = RETOLD.some((trait) => traits[trait] !== undefined);
          if (!isRetold && (level === 'all' || concerns(line, refs)))
            expect(
              said.includes(`[${i}]`) || said.includes(`*${i}*`),
              `${line.what}: ${said}`,
            ).toBe(true);
        });
      }
  });

  it('tell it in order', () => {
    const voice = countingVoice(id, 'en');
    for (const { view, news } of played.flat()) {
      const lines = numbered(news);
      const ids = idsIn(digest(telling, view, voice, lines, 'all').join(' ')).filter((at) => {
        const { under, stays, trails } = traitsOf(telling.events, lines[at]!);
        return [under, stays, trails].every((trait) => trait === undefined);
      });
      expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    }
  });

  it.each(LANGUAGES)('are told in few words where few are wanted, in %s', (language) => {
    const voice = new Voice(language, GAMES[id]!.texts[language], askTexts[language]);
    for (const moments of played) {
      let breath: Breath = FRESH;
      let [own, others] = [0, 0];
      for (const { view, news, own: isOwn } of moments) {
        if (isOwn) [breath, own, others] = [FRESH, 0, 0];
        const before = breath.words;
        const told = brief(telling, view, voice, news, breath);
        breath = told.breath;
        others += breath.words - before;
        own += wordsIn(told.says.join(' ')) - (breath.words - before);
        const left = wordsIn(sayLeft(voice, breath).join(' '));
        expect(own, told.says.join(' ')).toBeLessThanOrEqual(MAX_WORDS.own);
        expect(others + left, told.says.join(' ')).toBeLessThanOrEqual(MAX_WORDS.others);
      }
    }
  });

  it('never leave out an attack on the seat, or its end', () => {
    const voice = countingVoice(id, 'en');
    for (const moments of played) {
      let breath: Breath = FRESH;
      for (const { view, news, own } of moments) {
        if (own) breath = FRESH;
        const lines = numbered(news);
        const refs = refsOf(telling, view);
        const told = brief(telling, view, voice, lines, breath);
        breath = told.breath;
        const inFull = idsIn(digest(telling, view, voice, lines, 'all').join(' '));
        const fates = inFull.filter((at) => {
          const { fatal, attack } = traitsOf(telling.events, lines[at]!);
          return concerns(lines[at]!, refs) && (fatal === true || attack === true);
        });
        const heard = idsIn(told.says.join(' '));
        expect(fates.filter((at) => !heard.includes(at))).toEqual([]);
      }
    }
  });
});
