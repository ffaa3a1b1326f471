/** Nemesis: Lockdown at the table. */
import { app } from '@deadlight/games/lockdown';
import { isGreatIn } from '../../director/direct.ts';
import type { BrowserGame } from '../game.ts';
import { icons as nemesisIcons } from '../nemesis/icons.json?icons';
import { endOf } from '../survival/end.ts';
import { icons as survivalIcons } from '../survival/icons.json?icons';
import { diceOf, placeOf } from '../survival/lines.ts';
import { TALLIES } from '../survival/story.ts';
import { deckOf } from '../survival/target.ts';
import { LEAVES } from '../survival/traces.ts';
import { KINDS } from '../survival/turn-kinds.ts';
import { BEATS, castOf } from './beats.ts';
import { candidateOf } from './candidates.ts';
import { contingencyCard } from './contingencies.ts';
import { facilityOf } from './facility.ts';
import { icons } from './icons.json?icons';
import { rooms } from './rooms.ts';
import { sceneOf } from './scene.ts';
import { TURNS } from './story.ts';
import { targetsOf } from './target.ts';
import { lockdownWorld } from './world.ts';

export const browserGame: BrowserGame = {
  app,
  icons: { ...survivalIcons, ...nemesisIcons, ...icons },
  rooms,
  leaves: LEAVES,
  sceneOf,
  targetsOf,
  candidateOf,
  turnQuestions: app.telling.ears?.turnQuestions ?? [],
  kinds: KINDS,
  reactions: ['interrupt/ask'],
  payment: 'action/pay',
  parts: { 'claim-css': ['space'], 'claim-hold': [], 'claim-pool': [] },
  toneOf: deckOf,
  placeOf,
  castOf,
  isGreat: (line) => isGreatIn(BEATS, line),
  diceOf,
  endOf(view, voice, sheets) {
    // With nobody alive it stays secret.
    const code = facilityOf(view).result?.contingency ?? null;
    const end = endOf(lockdownWorld, view, voice, sheets, []);
    return code === null
      ? end
      : {
          ...end,
          facts: [voice.say('log.contingency', { code: `@contingency.${code}` })],
          revealed: [contingencyCard(voice, sheets, code, 'contingency')],
        };
  },
  tallies: TALLIES,
  turns: TURNS,
  needsConfirmation: [
    'drop',
    'keep-objective',
    'lock-in',
    'board-css',
    'leave-base',
    'alert',
    'start-autodestruction',
  ],
  loadHandbook: async (language) =>
    (await import('@deadlight/games/handbook')).loadHandbook('lockdown', language),
  loadRules: async () => (await import('../../../../../rules/lockdown.md?catalogue')).rules,
};
