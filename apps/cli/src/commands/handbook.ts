import { join } from 'node:path';
import { at } from '@deadlight/engine';
import { type Frame, type PlayableGame, runScenario, type Voice } from '@deadlight/games';
import { type Handbook, loadHandbook } from '@deadlight/games/handbook';
import type { Command } from 'commander';
import { boardOf } from '../boards.ts';
import { gameNamed, languageNamed } from '../choices.ts';
import { readTextOf } from '../files.ts';
import {
  articleNamed,
  articlePage,
  chapterPage,
  contents,
  onePage,
  told,
} from '../handbook/pages.ts';
import { wrong } from '../problem.ts';
import { ROOT } from '../root.ts';
import { paint } from '../terminal/paint.ts';
import { screenWidth } from '../terminal/size.ts';
import { wrap } from '../terminal/wrap.ts';
import { voiceFor } from '../voice.ts';

interface Options {
  readonly game: string;
  readonly lang?: string;
}

const EXAMPLES = `
Without a page, it shows the game on one page and lists what else there is to read.

Examples:
  deadlight handbook --game nemesis
  deadlight handbook noise --game nemesis --lang de      a worked example
  deadlight handbook chapter moving --game nemesis
  deadlight handbook queen --game nemesis                a card, a room, a creature`;

export function addHandbook(program: Command): void {
  program
    .command('handbook')
    .argument('[page...]', 'an example, a chapter, or the name of a card, room or creature')
    .description('Read how a game is played: on one page, by examples, or in full.')
    .option('--game <id>', 'which game', 'panic')
    .option('--lang <code>', 'en, de, fr or es (default: the language of your system)')
    .addHelpText('after', EXAMPLES)
    .action(handbook);
}

async function handbook(words: readonly string[], options: Options): Promise<void> {
  const playable = gameNamed(options.game);
  const language = languageNamed(options.lang);
  const voice = voiceFor(playable, language);
  const book = await loadHandbook(playable.game.id, language);
  const lines = pageOf(words, playable, voice, book);
  process.stdout.write(`${lines.join('\n')}\n`);
}

function pageOf(
  words: readonly string[],
  playable: PlayableGame,
  voice: Voice,
  book: Handbook,
): string[] {
  const width = screenWidth();
  const said = words.join(' ');
  if (said === '') return [...onePage(book, voice, width), '', ...contents(book, voice)];
  if (Object.hasOwn(book.primer.examples, said)) return examplePage(said, playable, voice, book);
  const [word, id] = words;
  const chapter = book.chapters.find((one) => word === 'chapter' && one.id === id);
  if (chapter !== undefined) return chapterPage(chapter, voice, width);
  const articles = playable.articles(voice);
  const article = articleNamed(articles, said);
  if (article === undefined)
    throw wrong(`no page "${said}"; \`deadlight handbook --game ${playable.game.id}\` lists them`);
  return articlePage(article, articles, voice, width, book);
}

/** The pictures of an example are maps here. */
function examplePage(id: string, playable: PlayableGame, voice: Voice, book: Handbook): string[] {
  const width = screenWidth();
  const game = playable.game.id;
  const frames: Frame[] = [];
  const path = join(ROOT, 'scenarios', game, 'handbook', `${id}.yaml`);
  runScenario(readTextOf('scenario', path), path, { shown: (frame) => void frames.push(frame) });
  const { title, captions } = at(book.primer.examples, id, 'example');
  const board = boardOf(game);
  return [
    paint('bold', title),
    ...frames.flatMap(({ caption, parts, view, lines }, i) => [
      '',
      ...wrap(`${i + 1}. ${at(captions, caption, 'caption')}`, width),
      ...(parts.includes('plan') ? board.map(view, voice, width) : []),
      ...(parts.includes('hand') ? board.own(view, voice, width) : []),
      ...(parts.includes('crew') ? board.crew(view, voice, width) : []),
      ...(i === 0 ? [] : told(playable, voice, lines, width)),
    ]),
  ];
}
