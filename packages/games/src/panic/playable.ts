/** Panic Station complete, with its texts in every language. */
import { playableGame } from '../playable.ts';
import { articles } from './articles.ts';
import { game } from './game.ts';
import { manifest } from './manifest.ts';
import { panicRigging } from './rigging.ts';
import { cardSheets } from './sheets.ts';
import { panicTelling } from './telling.ts';
import { panicTexts } from './text/index.ts';
import { COLOURS } from './things.ts';

export const playable = playableGame(manifest, {
  game,
  rigging: panicRigging,
  seats: COLOURS,
  texts: panicTexts,
  telling: panicTelling,
  cards: cardSheets,
  articles,
});
