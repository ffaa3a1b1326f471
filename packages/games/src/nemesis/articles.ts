/** Everything that has its own page in Nemesis. */
import { type Article, cardArticles } from '../article.ts';
import {
  characterArticles,
  creatureArticles,
  explorationArticles,
  roomArticles,
  tokenArticles,
  withGoals,
} from '../survival/articles.ts';
import { describeRoom } from '../survival/sheets.ts';
import type { Voice } from '../text/voice.ts';
import { ATTACKS, CHARACTERS, TOKENS } from './data/box.ts';
import { EXPLORATION } from './data/exploration.ts';
import { OBJECTIVES } from './data/objectives.ts';
import { ROOMS } from './data/rooms.ts';
import { cardSheets } from './sheets.ts';
import { explorationName } from './things.ts';

export function articles(voice: Voice): Article[] {
  const cards = withGoals(cardArticles(voice, cardSheets(voice)), OBJECTIVES);
  return [
    ...characterArticles(voice, CHARACTERS, cards, (item) => item),
    ...roomArticles(voice, ROOMS, (_, room) => describeRoom(voice, room)),
    ...creatureArticles(voice, ATTACKS, TOKENS),
    ...tokenArticles(voice, TOKENS),
    ...explorationArticles(voice, EXPLORATION, explorationName),
    ...cards,
  ];
}
