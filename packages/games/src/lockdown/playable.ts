/** Lockdown complete, with its texts in every language. */
import { playableGame } from '../playable.ts';
import { SEATS } from '../survival/things.ts';
import { articles } from './articles.ts';
import { game } from './game.ts';
import { manifest } from './manifest.ts';
import { lockdownRigging } from './rigging.ts';
import { cardSheets } from './sheets.ts';
import { lockdownTelling } from './telling.ts';
import { lockdownTexts } from './text/index.ts';

export const playable = playableGame(manifest, {
  game,
  rigging: lockdownRigging,
  seats: SEATS,
  texts: lockdownTexts,
  telling: lockdownTelling,
  cards: cardSheets,
  articles,
});
