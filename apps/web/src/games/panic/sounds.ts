import type { SoundLines } from '../../sound/heard.ts';

export const SOUNDS: SoundLines = {
  'drew-alarm': 'noise',
  alarm: 'encounter',
  infected: 'encounter',
  'parasite-attack': 'attack',
  shot: 'attack',
  stab: 'attack',
  placed: 'door',
  'hive-burned': 'fire',
  scan: 'event',
  round: 'round',
};
