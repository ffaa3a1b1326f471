import type { CardSheet } from '../card-sheet.ts';
import type { Voice } from '../text/voice.ts';
import { CELLS } from './game.ts';

const COPIES = 10;

/** Every cell as a person reads it. */
export const cardSheets = (voice: Voice): CardSheet[] =>
  CELLS.map((id, power) => ({
    id,
    kind: 'cell',
    name: voice.say(`cell.${id}`),
    copies: COPIES,
    set: 'cell',
    cost: '',
    tags: [],
    text: voice.say('cellText', { power }),
    rule: 'AIR-PLAY-01',
    sure: 'confirmed',
  }));
