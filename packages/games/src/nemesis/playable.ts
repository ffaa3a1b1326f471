/** Nemesis complete, with its texts in every language. */
import { playableGame } from '../playable.ts';
import { SEATS } from '../survival/things.ts';
import { articles } from './articles.ts';
import { game } from './game.ts';
import { manifest } from './manifest.ts';
import { nemesisRigging } from './rigging.ts';
import { cardSheets } from './sheets.ts';
import { nemesisTelling } from './telling.ts';
import { nemesisTexts } from './text/index.ts';

export const playable = playableGame(manifest, {
  game,
  rigging: nemesisRigging,
  seats: SEATS,
  texts: nemesisTexts,
  telling: nemesisTelling,
  cards: cardSheets,
  articles,
});
