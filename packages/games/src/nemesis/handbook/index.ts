import type { HandbookFiles } from '../../handbook/files.ts';
import { actions } from './actions.ts';

export const handbook: HandbookFiles = {
  actions,
  outline: () => import('./outline.json', { with: { type: 'json' } }),
  pages: {
    en: () => import('./en.json', { with: { type: 'json' } }),
    de: () => import('./de.json', { with: { type: 'json' } }),
    fr: () => import('./fr.json', { with: { type: 'json' } }),
    es: () => import('./es.json', { with: { type: 'json' } }),
  },
  primer: {
    en: () => import('./primer/en.json', { with: { type: 'json' } }),
    de: () => import('./primer/de.json', { with: { type: 'json' } }),
    fr: () => import('./primer/fr.json', { with: { type: 'json' } }),
    es: () => import('./primer/es.json', { with: { type: 'json' } }),
  },
};
