/** Nemesis at the table. */
import { nemesisApp } from '@deadlight/games/nemesis';
import type { TableGame } from '../game.ts';
import { endOf } from '../survival/end.ts';
import { icons as survivalIcons } from '../survival/icons.json?icons';
import { announce, diceOf, GREAT, type GreatLines, placeOf } from '../survival/lines.ts';
import { SOUNDS } from '../survival/sounds.ts';
import { targetsOf } from '../survival/target.ts';
import { icons } from './icons.json?icons';
import { sceneOf } from './scene.ts';
import { shipOf } from './ship.ts';
import { nemesisWorld } from './world.ts';

const LINES: GreatLines = {
  ...GREAT,
  'self-destruct-started': ['explosion', 'danger'],
  'self-destruct-stopped': ['explosion', 'good'],
  launched: ['pod', 'good'],
  hibernates: ['room.hibernatorium', 'good'],
  'pods-unlocked': ['pod', 'good'],
  'end-jump': ['jump', 'warn'],
};

export const nemesisTable: TableGame = {
  app: nemesisApp,
  icons: { ...survivalIcons, ...icons },
  sceneOf,
  targetsOf: (view, option) => targetsOf(nemesisWorld, view, option),
  placeOf,
  announcementOf: (line, _view, voice, sheets) => announce(LINES, line, voice, sheets),
  isGreat: ({ what }) => what in LINES,
  sounds: SOUNDS,
  diceOf,
  endOf(view, voice, sheets) {
    const destination = shipOf(view).result?.destination ?? null;
    const facts =
      destination === null
        ? []
        : [voice.say('log.course-check', { destination: `@destination.${destination}` })];
    return endOf(nemesisWorld, view, voice, sheets, facts);
  },
  opensRound: ({ what }) => what === 'round',
  grave: ['hibernate', 'launch', 'self-destruct', 'drop', 'keep-objective'],
  loadHandbook: async (language) =>
    (await import('@deadlight/games/handbook')).loadHandbook('nemesis', language),
  loadRules: async () => (await import('../../../../../rules/nemesis.md?catalogue')).rules,
};
