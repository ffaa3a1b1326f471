/**
 * How many words a listener hears of recorded games, for an action of their own and for a round of others, at each level
 * of verbosity and in each language: `node scripts/words-heard.ts [GAMES]`, as many of each kind (default 20).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { FIRST_SEAT, type Line, Match, readRecord, type View, viewOf } from '@deadlight/engine';
import { GAMES } from '../packages/games/src/games.ts';
import {
  type Breath,
  brief,
  FRESH,
  MAX_WORDS,
  sayLeft,
  wordsIn,
} from '../packages/games/src/telling/ask/brief.ts';
import { digest, LEVELS, type Level } from '../packages/games/src/telling/ask/digest.ts';
import { askTexts } from '../packages/games/src/telling/ask/text/index.ts';
import { LANGUAGES, Voice } from '../packages/games/src/text/voice.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures');
const [count = '20'] = process.argv.slice(2);
const games = Object.fromEntries(Object.entries(GAMES).map(([id, { game }]) => [id, game]));

interface Moment {
  readonly view: View;
  readonly news: readonly Line[];
  readonly own: boolean;
}

/** What the first seat was told by each decision of a recorded game. */
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

/** The words of each action of the listener's, and of all that others do until the next. */
interface Words {
  readonly own: number[];
  readonly others: number[];
}

function heardOf(id: string, voice: Voice, moments: readonly Moment[], level: Level): Words {
  const { telling } = GAMES[id]!;
  const words: Words = { own: [], others: [] };
  let breath: Breath = FRESH;
  let [own, others, begun] = [0, 0, false];
  const end = (): void => {
    if (begun && own > 0) words.own.push(own);
    const left = level === 'digest' ? wordsIn(sayLeft(voice, breath).join(' ')) : 0;
    if (begun && others + left > 0) words.others.push(others + left);
  };
  for (const { view, news, own: isOwn } of moments) {
    if (isOwn) {
      end();
      [breath, own, others, begun] = [FRESH, 0, 0, true];
    }
    if (level === 'digest') {
      const told = brief(telling, view, voice, news, breath);
      const ofOthers = told.breath.words - breath.words;
      breath = told.breath;
      others += ofOthers;
      own += wordsIn(told.says.join(' ')) - ofOthers;
    } else {
      const said = wordsIn(digest(telling, view, voice, news, level).join(' '));
      if (isOwn) own += said;
      else others += said;
    }
  }
  end();
  return words;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

function row(numbers: readonly number[], most: number): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  const over = sorted.filter((one) => one > most).length;
  const shown = [0.5, 0.9, 0.99, 1].map((share) => String(at(sorted, share)).padStart(5));
  return `${String(sorted.length).padStart(6)}${shown.join('')}${String(over).padStart(6)}`;
}

console.log('words heard            own action                      round of others');
console.log(
  `game     lang level       n  p50  p90  p99  max  >${MAX_WORDS.own}       n  p50  p90  p99  max  >${MAX_WORDS.others}`,
);
for (const id of Object.keys(GAMES)) {
  const played = Array.from({ length: Number(count) }, (_, i) =>
    momentsOf(id, String(i + 1).padStart(3, '0')),
  );
  for (const language of LANGUAGES)
    for (const level of LEVELS) {
      const voice = new Voice(language, GAMES[id]!.texts[language], askTexts[language]);
      const all = played.map((moments) => heardOf(id, voice, moments, level));
      const own = row(
        all.flatMap((one) => one.own),
        MAX_WORDS.own,
      );
      const others = row(
        all.flatMap((one) => one.others),
        MAX_WORDS.others,
      );
      console.log(`${id.padEnd(9)}${language.padEnd(5)}${level.padEnd(7)}${own}  ${others}`);
    }
}
