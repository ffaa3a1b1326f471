import type { Table } from '@deadlight/engine';
import { GAMES } from '@deadlight/games';
import { type Given, type Options, tableWith } from '../survival/testing.ts';
import { voiceFor } from '../voice.ts';

const playable = GAMES['lockdown']!;
export const voice = voiceFor(playable, 'en');

export const baseWith = (given: Given, options: Options = {}): Table =>
  tableWith(playable, { crew: ['sentry', 'hacker', 'janitor'], ...given }, options);
