import type { Manifest } from '../manifest.ts';

export const manifest: Manifest = {
  id: 'airlock',
  prefix: 'AIR',
  shares: [],
  seats: { min: 2, max: 4, usual: 3 },
  lobby: {
    icon: 'station',
    theme: 'station',
    options: {},
    usual: [],
    rules: {},
  },
};
