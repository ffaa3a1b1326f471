import { defineVocabulary } from '@deadlight/engine';
import { setOptions } from '../packs/set-options.ts';
import { EVENT } from './log-events.ts';
import { manifest } from './manifest.ts';
import { OPTIONS } from './options.ts';
import { addressOf } from './rules.ts';
import { KINDS } from './things.ts';
import { VERB } from './words.ts';
import { ZONES } from './zones.ts';

/** The vocabulary of Nemesis: Lockdown. */
export const vocabulary = defineVocabulary({
  id: manifest.id,
  rules: 4,
  seats: manifest.seats,
  options: { ...OPTIONS, ...setOptions('base') },
  kinds: KINDS,
  zones: ZONES,
  verbs: VERB,
  events: EVENT,
  rule: addressOf,
});
