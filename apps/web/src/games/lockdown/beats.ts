import type { Cues } from '../../director/beat.ts';
import { BEATS as SHARED } from '../survival/beats.ts';

export const BEATS: Cues = {
  ...SHARED,
  rides: [{ shows: 'walk', ms: 500, sound: 'door', piece: 'who' }],
  drives: [{ shows: 'walk', ms: 500, sound: 'step', piece: 'who' }],
  'power-off': [{ shows: 'light', ms: 500, sound: 'event', great: ['dark', 'danger'] }],
  'power-on': [{ shows: 'light', ms: 500, sound: 'spark', great: ['power', 'good'] }],
  'power-swapped': [{ shows: 'light', ms: 400, sound: 'spark' }],
  'power-placed': [{ shows: 'clock', ms: 350, sound: 'tile' }],
  sealed: [{ shows: 'room', ms: 400, sound: 'door' }],
  'vents-open': [{ shows: 'room', ms: 400, sound: 'door' }],
  'lock-down': [{ shows: 'mark', ms: 400, sound: 'spark', piece: 'who' }],
  learns: [{ shows: 'mark', ms: 350, sound: 'card', piece: 'who' }],
  hides: [{ shows: 'mark', ms: 400, piece: 'who' }],
  pheromones: [{ shows: 'mark', ms: 400, sound: 'slime', piece: 'who' }],
  alert: [{ shows: 'clock', ms: 600, sound: 'event', piece: 'who', great: ['alert', 'danger'] }],
  'autodestruction-started': [
    { shows: 'clock', ms: 600, sound: 'event', great: ['explosion', 'danger'] },
  ],
  'autodestruction-red': [
    { shows: 'clock', ms: 600, sound: 'event', great: ['explosion', 'danger'] },
  ],
  'autodestruction-stopped': [
    { shows: 'clock', ms: 600, sound: 'round', great: ['explosion', 'good'] },
  ],
  'isolation-opens': [{ shows: 'clock', ms: 500, sound: 'door', great: ['isolation', 'good'] }],
  'gate-opens': [{ shows: 'clock', ms: 500, sound: 'door', great: ['gate', 'good'] }],
  'css-launch': [{ shows: 'clock', ms: 600, sound: 'event', great: ['css', 'warn'], cause: true }],
  'css-fails': [
    {
      shows: 'mark',
      ms: 500,
      sound: 'attack',
      piece: 'who',
      great: ['css', 'danger'],
      cause: true,
    },
  ],
  'larva-cut-out': [{ shows: 'mark', ms: 500, sound: 'hurt', piece: 'who', cause: true }],
  evacuated: [
    { shows: 'fall', ms: 600, sound: 'event', piece: 'who', great: ['css', 'good'], fate: 'safe' },
  ],
  'reaches-bunker': [
    {
      shows: 'fall',
      ms: 600,
      sound: 'door',
      piece: 'who',
      great: ['bunker', 'good'],
      fate: 'safe',
    },
  ],
  'locks-in': [
    {
      shows: 'fall',
      ms: 600,
      sound: 'door',
      piece: 'who',
      great: ['isolation', 'good'],
      fate: 'safe',
    },
  ],
  'mars-card': [
    {
      shows: 'card',
      ms: 600,
      sound: 'event',
      piece: 'who',
      card: 'card',
      great: ['mars', 'warn'],
      cause: true,
    },
  ],
  contingency: [{ shows: 'card', ms: 600, sound: 'event', great: ['contingency', 'warn'] }],
  'end-purge': [
    { shows: 'clock', ms: 600, sound: 'death', great: ['skull', 'danger'], cause: true },
  ],
  'end-alert': [
    { shows: 'clock', ms: 600, sound: 'death', great: ['alert', 'danger'], cause: true },
  ],
};
