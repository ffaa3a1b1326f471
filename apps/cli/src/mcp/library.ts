/** Rules, cards and handbook as plain text. */
import { at } from '@deadlight/engine';
import { GAMES, type Language, type PlayableGame } from '@deadlight/games';
import { loadHandbook } from '@deadlight/games/handbook';
import { articleNamed, articlePage, chapterPage, contents, onePage } from '../handbook/pages.ts';
import { rulesOf } from '../rulebook.ts';
import { voiceFor } from '../voice.ts';
import { ToolError } from './guest.ts';

/** Nothing is wrapped: the reader has no columns. */
const WIDE = 1_000_000;

export function playableNamed(game: string): PlayableGame {
  const playable = Object.hasOwn(GAMES, game) ? GAMES[game] : undefined;
  if (playable === undefined)
    throw new ToolError(`there is no game "${game}"; there is ${Object.keys(GAMES).join(', ')}`);
  return playable;
}

/** The rules whose ids begin so, or which contain the words; English, as in the catalogue. */
export function rulesNamed(game: string, wanted: string): string {
  const rules = rulesOf(playableNamed(game).game.id);
  const typed = wanted.trim().toLowerCase();
  const byId = rules.filter(({ id }) => id.toLowerCase().startsWith(typed));
  const found =
    byId.length > 0
      ? byId
      : rules.filter(({ text }) =>
          typed.split(/\s+/).every((word) => text.toLowerCase().includes(word)),
        );
  if (found.length === 0)
    throw new ToolError(
      `no rule is called "${wanted}" or says so; an id is ${at(rules, 0, 'rule').id}`,
    );
  return found.map(({ id, text }) => `${id} ${text}`).join('\n');
}

/** The first part of the ids of all rules, which name their topics. */
export const topicsOf = (game: string): string[] => [
  ...new Set(rulesOf(game).map(({ id }) => id.split('-').slice(0, 2).join('-'))),
];

/** A card, an Item, a room or a creature, as its page tells it. */
export function cardNamed(game: string, name: string, language: Language): string {
  const playable = playableNamed(game);
  const voice = voiceFor(playable, language);
  const articles = playable.articles(voice);
  const article = articleNamed(articles, name);
  if (article === undefined) throw new ToolError(`nothing is called "${name}" in ${game}`);
  return articlePage(article, articles, voice, WIDE).join('\n');
}

/** The game on one page with the list of chapters, or a chapter. */
export async function handbookPage(
  game: string,
  language: Language,
  chapter?: string,
): Promise<string> {
  const playable = playableNamed(game);
  const voice = voiceFor(playable, language);
  const book = await loadHandbook(playable.game.id, language);
  if (chapter === undefined)
    return [...onePage(book, voice, WIDE), '', ...contents(book, voice)].join('\n');
  const found = book.chapters.find(({ id }) => id === chapter);
  if (found === undefined)
    throw new ToolError(
      `there is no chapter "${chapter}"; there are ${book.chapters.map(({ id }) => id).join(', ')}`,
    );
  return chapterPage(found, voice, WIDE).join('\n');
}

export const chaptersOf = async (game: string): Promise<string[]> =>
  (await loadHandbook(game, 'en')).chapters.map(({ id }) => id);
