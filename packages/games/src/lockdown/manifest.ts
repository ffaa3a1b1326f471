import type { Manifest } from '../manifest.ts';
import { OPTIONS, RULES } from './options.ts';

export const manifest: Manifest = {
  id: 'lockdown',
  prefix: 'LCK',
  shares: ['survival'],
  seats: { min: 1, max: 5, usual: 3 },
  lobby: {
    icon: 'mars',
    theme: 'mars',
    options: OPTIONS,
    rules: RULES,
    usual: ['mode', 'board', 'race', 'guests'],
  },
};
