import type { EVENT } from '@deadlight/games/nemesis';
import type { CuesOf } from '../../director/beat.ts';
import { BEATS as SHARED } from '../survival/beats.ts';

export const BEATS: CuesOf<typeof EVENT> = {
  ...SHARED,
  'self-destruct-started': [
    { shows: 'clock', ms: 600, sound: 'event', great: ['explosion', 'danger'] },
  ],
  'self-destruct-stopped': [
    { shows: 'clock', ms: 600, sound: 'round', great: ['explosion', 'good'] },
  ],
  'self-destruct': [{ shows: 'clock', ms: 400, sound: 'round' }],
  'pods-unlocked': [{ shows: 'clock', ms: 500, sound: 'door', great: ['pod', 'good'] }],
  launched: [
    {
      shows: 'fall',
      ms: 600,
      sound: 'event',
      piece: 'who',
      great: ['pod', 'good'],
      fate: 'safe',
    },
  ],
  hibernates: [
    {
      shows: 'fall',
      ms: 600,
      sound: 'round',
      piece: 'who',
      great: ['room.hibernatorium', 'good'],
      fate: 'safe',
    },
  ],
  'takes-over': [{ shows: 'tell', ms: 600, sound: 'rise', great: ['type.queen', 'danger'] }],
  'end-jump': [{ shows: 'clock', ms: 600, sound: 'event', great: ['jump', 'warn'], cause: true }],
  // Only told
  'checks-engine': 'told',
  'intruder-keeps': 'told',
  'engine-swapped': 'told',
  'engine-left': 'told',
  'checks-course': 'told',
  'sets-course': 'told',
  manoeuvre: 'told',
  'pod-locked': 'told',
  'pod-unlocked': 'told',
  'pod-ejected': 'told',
  boards: 'told',
  'gets-out': 'told',
  'intruder-turn': 'told',
  'intruder-card': 'told',
  'intruder-heals': 'told',
  'claim-engine': 'told',
  'claim-course': 'told',
  'claim-room': 'told',
  'nobody-left': 'told',
  'engine-check': 'told',
  'course-check': 'told',
};
