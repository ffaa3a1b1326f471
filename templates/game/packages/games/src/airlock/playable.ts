/** Airlock complete, with its texts in every language. */
import { playableGame } from '../playable.ts';
import { articles } from './articles.ts';
import { game } from './game.ts';
import { manifest } from './manifest.ts';
import { airlockRigging } from './rigging.ts';
import { SEATS } from './seats.ts';
import { cardSheets } from './sheets.ts';
import { airlockTelling } from './telling.ts';
import { airlockTexts } from './text/index.ts';

export const playable = playableGame(manifest, {
  game,
  rigging: airlockRigging,
  seats: SEATS,
  texts: airlockTexts,
  telling: airlockTelling,
  cards: cardSheets,
  articles,
});
