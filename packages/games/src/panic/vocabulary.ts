import { defineVocabulary } from '@deadlight/engine';
import { EVENT } from './log-events.ts';
import { manifest } from './manifest.ts';
import { OPTIONS } from './options.ts';
import { KINDS } from './things.ts';
import { VERB } from './words.ts';
import { ZONES } from './zones.ts';

/** The vocabulary of Panic Station. */
export const vocabulary = defineVocabulary({
  id: manifest.id,
  rules: 3,
  seats: manifest.seats,
  options: OPTIONS,
  kinds: KINDS,
  zones: ZONES,
  verbs: VERB,
  events: EVENT,
});
