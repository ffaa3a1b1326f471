/** Panic Station at the table. */
import { nameIn } from '@deadlight/engine';
import { app } from '@deadlight/games/panic';
import type { BrowserGame } from '../game.ts';
import { castOf, isGreat } from './beats.ts';
import { cardOf } from './cards.ts';
import { deduce } from './deduce.ts';
import { endOf } from './end.ts';
import { ghostOf, likenessOf } from './ghost.ts';
import { icons } from './icons.json?icons';
import { diceOf, placeOf } from './lines.ts';
import { rooms } from './rooms.ts';
import { sceneOf } from './scene.ts';
import { TALLIES, TURNS } from './story.ts';
import { targetsOf } from './target.ts';
import { LEAVES } from './traces.ts';
import { KINDS } from './turn-kinds.ts';

export const browserGame: BrowserGame = {
  app,
  icons,
  rooms,
  leaves: LEAVES,
  sceneOf,
  targetsOf,
  candidateOf: (view, voice, sheets, { word, data }) =>
    word === 'give' ? cardOf(view, voice, sheets, nameIn(data['card']!)) : null,
  turnQuestions: app.telling.ears?.turnQuestions ?? [],
  kinds: KINDS,
  reactions: ['search/join'],
  payment: null,
  deduce,
  ghostOf,
  likenessOf,
  placeOf,
  castOf,
  isGreat,
  diceOf,
  endOf,
  tallies: TALLIES,
  turns: TURNS,
  costText: 'cost',
  needsConfirmation: ['concede', 'vote'],
  loadHandbook: async (language) =>
    (await import('@deadlight/games/handbook')).loadHandbook('panic', language),
  loadRules: async () => (await import('../../../../../rules/panic.md?catalogue')).rules,
};
