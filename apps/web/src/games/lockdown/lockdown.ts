/** Nemesis: Lockdown at the table. */
import { lockdownApp } from '@deadlight/games/lockdown';
import type { TableGame } from '../game.ts';
import { icons as nemesisIcons } from '../nemesis/icons.json?icons';
import { endOf } from '../survival/end.ts';
import { icons as survivalIcons } from '../survival/icons.json?icons';
import { announce, diceOf, GREAT, type GreatLines, placeOf } from '../survival/lines.ts';
import { SOUNDS } from '../survival/sounds.ts';
import { contingencyCard } from './contingencies.ts';
import { facilityOf } from './facility.ts';
import { icons } from './icons.json?icons';
import { sceneOf } from './scene.ts';
import { targetsOf } from './target.ts';
import { lockdownWorld } from './world.ts';

const LINES: GreatLines = {
  ...GREAT,
  'power-off': ['dark', 'danger'],
  'power-on': ['power', 'good'],
  alert: ['alert', 'danger'],
  'autodestruction-started': ['explosion', 'danger'],
  'autodestruction-red': ['explosion', 'danger'],
  'autodestruction-stopped': ['explosion', 'good'],
  'isolation-opens': ['isolation', 'good'],
  'gate-opens': ['gate', 'good'],
  'css-launch': ['css', 'warn'],
  evacuated: ['css', 'good'],
  'css-fails': ['css', 'danger'],
  'reaches-bunker': ['bunker', 'good'],
  'locks-in': ['isolation', 'good'],
  'mars-card': ['mars', 'warn'],
  contingency: ['contingency', 'warn'],
  'end-purge': ['skull', 'danger'],
  'end-alert': ['alert', 'danger'],
};

export const lockdownTable: TableGame = {
  app: lockdownApp,
  icons: { ...survivalIcons, ...nemesisIcons, ...icons },
  sceneOf,
  targetsOf,
  placeOf,
  announcementOf: (line, _view, voice, sheets) => announce(LINES, line, voice, sheets),
  isGreat: ({ what }) => what in LINES,
  sounds: { ...SOUNDS, 'power-off': 'event', sealed: 'door', 'mars-card': 'event', alert: 'event' },
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
  opensRound: ({ what }) => what === 'round',
  grave: [
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
