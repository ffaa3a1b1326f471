import type { HandbookFiles } from '../../handbook/files.ts';

export const airlockHandbook: HandbookFiles = {
  outline: () => import('./outline.json', { with: { type: 'json' } }),
  pages: {
    en: () => import('./en.json', { with: { type: 'json' } }),
    de: () => import('./de.json', { with: { type: 'json' } }),
    fr: () => import('./fr.json', { with: { type: 'json' } }),
    es: () => import('./es.json', { with: { type: 'json' } }),
  },
};
