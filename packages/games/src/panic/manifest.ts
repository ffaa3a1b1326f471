import type { Manifest } from '../manifest.ts';
import { OPTIONS, RULES } from './options.ts';

export const manifest: Manifest = {
  id: 'panic',
  prefix: 'PAN',
  shares: [],
  seats: { min: 4, max: 6, usual: 5 },
  lobby: {
    icon: 'station',
    theme: 'station',
    options: OPTIONS,
    rules: RULES,
    usual: ['bonus'],
  },
};
