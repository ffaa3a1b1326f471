/** What only the facility has. */
import type { View } from '@deadlight/engine';
import type { facility } from '@deadlight/games/lockdown';
import { telling } from '@deadlight/games/survival';
import { LAYOUTS, type Layout } from './layout.ts';

export const facilityOf = (view: View): facility.Facility =>
  telling.varsOf(view).own as facility.Facility;

export const layoutOf = (view: View): Layout => LAYOUTS[telling.varsOf(view).options.board];

export const yes = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no');
