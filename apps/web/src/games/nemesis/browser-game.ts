/** Nemesis at the table. */
import { app } from '@deadlight/games/nemesis';
import { isGreatIn } from '../../director/direct.ts';
import type { BrowserGame } from '../game.ts';
import { castOf } from '../survival/beats.ts';
import { candidateOf } from '../survival/candidates.ts';
import { endOf } from '../survival/end.ts';
import { icons as survivalIcons } from '../survival/icons.json?icons';
import { diceOf, placeOf } from '../survival/lines.ts';
import { TALLIES } from '../survival/story.ts';
import { deckOf, targetsOf } from '../survival/target.ts';
import { LEAVES } from '../survival/traces.ts';
import { KINDS } from '../survival/turn-kinds.ts';
import { BEATS } from './beats.ts';
import { icons } from './icons.json?icons';
import { rooms } from './rooms.ts';
import { sceneOf } from './scene.ts';
import { shipOf } from './ship.ts';
import { TURNS } from './story.ts';
import { nemesisWorld } from './world.ts';

export const browserGame: BrowserGame = {
  app,
  icons: { ...survivalIcons, ...icons },
  rooms,
  leaves: LEAVES,
  sceneOf,
  targetsOf: (view, option) => targetsOf(nemesisWorld, view, option),
  candidateOf: (view, voice, sheets, option) =>
    candidateOf(nemesisWorld, view, voice, sheets, option),
  turnQuestions: app.telling.ears?.turnQuestions ?? [],
  kinds: KINDS,
  reactions: ['interrupt/ask'],
  payment: 'action/pay',
  parts: {
    careful: ['room'],
    'claim-engine': ['engine'],
    'claim-course': ['space'],
    'claim-about': [],
  },
  toneOf: deckOf,
  placeOf,
  castOf: (view) => castOf(BEATS, view),
  isGreat: (line) => isGreatIn(BEATS, line),
  diceOf,
  endOf(view, voice, sheets) {
    const destination = shipOf(view).result?.destination ?? null;
    const facts =
      destination === null
        ? []
        : [voice.say('log.course-check', { destination: `@destination.${destination}` })];
    return endOf(nemesisWorld, view, voice, sheets, facts);
  },
  tallies: TALLIES,
  turns: TURNS,
  needsConfirmation: ['hibernate', 'launch', 'self-destruct', 'drop', 'keep-objective'],
  loadHandbook: async (language) =>
    (await import('@deadlight/games/handbook')).loadHandbook('nemesis', language),
  loadRules: async () => (await import('../../../../../rules/nemesis.md?catalogue')).rules,
};
