/** Airlock with all that belongs to it, for the list of games. */

import { articles } from './articles.ts';
import { airlockGame, SEATS } from './index.ts';
import { airlockRigging } from './rigging.ts';
import { cardSheets } from './sheets.ts';
import { airlockTelling } from './telling.ts';
import { airlockTexts } from './text/index.ts';

export const airlockWhole = {
  game: airlockGame,
  rigging: airlockRigging,
  seats: SEATS,
  texts: airlockTexts,
  telling: airlockTelling,
  rules: { file: 'airlock.md', prefix: 'AIR' },
  cards: cardSheets,
  articles,
};
