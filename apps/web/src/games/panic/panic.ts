/** Panic Station at the table. */
import { panicApp } from '@deadlight/games/panic';
import type { TableGame } from '../game.ts';
import { castOf, isGreat } from './beats.ts';
import { endOf } from './end.ts';
import { icons } from './icons.json?icons';
import { diceOf, placeOf } from './lines.ts';
import { sceneOf } from './scene.ts';
import { targetsOf } from './target.ts';

export const panicTable: TableGame = {
  app: panicApp,
  icons,
  sceneOf,
  targetsOf,
  placeOf,
  castOf,
  isGreat,
  diceOf,
  endOf,
  opensRound: ({ what }) => what === 'round',
  costText: 'cost',
  grave: ['concede', 'vote'],
  loadHandbook: async (language) =>
    (await import('@deadlight/games/handbook')).loadHandbook('panic', language),
  loadRules: async () => (await import('../../../../../rules/panic.md?catalogue')).rules,
};
