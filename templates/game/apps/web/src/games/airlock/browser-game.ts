/** How the browser shows Airlock. */
import { app } from '@deadlight/games/airlock';
import type { BrowserGame } from '../game.ts';
import { castOf, isGreat } from './beats.ts';
import { endOf } from './end.ts';
import { icons } from './icons.json?icons';
import { sceneOf, targetsOf } from './scene.ts';

export const browserGame: BrowserGame = {
  app,
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
  turns: new Set(),
  tallies: [],
  needsConfirmation: [],
  loadHandbook: async (language) =>
    (await import('@deadlight/games/handbook')).loadHandbook('airlock', language),
  loadRules: async () => (await import('../../../../../rules/airlock.md?catalogue')).rules,
};
