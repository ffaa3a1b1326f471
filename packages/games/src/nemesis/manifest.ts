import type { Manifest } from '../manifest.ts';
import { EDITIONS, OPTIONS, RULES } from './options.ts';

export const manifest: Manifest = {
  id: 'nemesis',
  prefix: 'NEM',
  shares: ['survival'],
  seats: { min: 1, max: 5, usual: 3 },
  lobby: {
    icon: 'ship',
    theme: 'ship',
    options: OPTIONS,
    rules: RULES,
    usual: ['mode', 'board', 'edition'],
    editions: EDITIONS,
  },
};
