/** Airlock at the table. */
import { airlockApp } from '@deadlight/games/airlock';
import type { TableGame } from '../game.ts';
import { castOf, isGreat } from './beats.ts';
import { endOf } from './end.ts';
import { icons } from './icons.json?icons';
import { sceneOf, targetsOf } from './scene.ts';

export const airlockTable: TableGame = {
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
