import type { SoundLines } from '../../sound/heard.ts';

export const SOUNDS: SoundLines = {
  noise: 'noise',
  'noise-technical': 'noise',
  encounter: 'encounter',
  'first-encounter': 'encounter',
  'intruder-appears': 'encounter',
  surprise: 'attack',
  attacks: 'attack',
  'larva-attacks': 'attack',
  shoots: 'attack',
  strikes: 'attack',
  'door-opened': 'door',
  'door-closed': 'door',
  'door-destroyed': 'door',
  fire: 'fire',
  event: 'event',
  round: 'round',
};
