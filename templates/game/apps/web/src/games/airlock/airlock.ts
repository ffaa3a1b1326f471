/** How the browser shows Airlock. */
import { airlockApp } from '@deadlight/games/airlock';
import type { BrowserGame } from '../game.ts';
import { castOf, isGreat } from './beats.ts';
import { endOf } from './end.ts';
import { icons } from './icons.json?icons';
import { sceneOf, targetsOf } from './scene.ts';

export const airlockInBrowser: BrowserGame = {
  app: airlockApp,
  icons,
  sceneOf,
  targetsOf,
  candidateOf: () => null,
  turnQuestions: [],
  kinds: {},
  reactions: [],
  payment: null,
  placeOf: () => null,
  castOf,
  isGreat,
  diceOf: () => null,
  endOf,
  opensRound: () => false,
  turns: new Set(),
  tallies: [],
  grave: [],
  loadHandbook: async (language) =>
    (await import('@deadlight/games/handbook')).loadHandbook('airlock', language),
  loadRules: async () => (await import('../../../../../rules/airlock.md?catalogue')).rules,
};
