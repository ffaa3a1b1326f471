/** Which claims about the ship cannot both be true (NEM-INFO-41). */
import type { Contraries } from '../survival/contrary.ts';

export const CONTRARIES: Contraries = {
  'claim-engine': (same) => same('engine') && !same('state'),
  // Every space leads elsewhere, and every Room is one of a kind.
  'claim-course': (same) => same('space') !== same('destination'),
  'claim-room': (same) => same('room') !== same('tile'),
};
