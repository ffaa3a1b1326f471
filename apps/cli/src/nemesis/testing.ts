import type { Table } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { type Given, type Options, tableWith } from '../survival/testing.ts';
import { voiceFor } from '../voice.ts';

export const playable = GAMES['nemesis']!;
export const voice = voiceFor(playable, 'en');

export const shipWith = (given: Given, options: Options = {}): Table =>
  tableWith(playable, { crew: ['scout', 'captain', 'soldier'], ...given }, options);
