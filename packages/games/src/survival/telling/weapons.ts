import { at, type View, type Vocabulary } from '@deadlight/engine';
import { WEAPONS } from '../things.ts';
import { varsOf } from './seen.ts';

/** A weapon's ammo, and how much it can hold. */
export interface Loaded {
  readonly ammo: number;
  readonly capacity: number;
}

/** Every weapon is one of a kind; ammo is counted by its index in this list. Null if it is none. */
export function loadOf({ kinds }: Vocabulary, view: View, item: string): Loaded | null {
  const { ammo, capacity } = varsOf(view);
  const gun = WEAPONS.findIndex((kind) => at(kinds, kind, 'kind').name === item);
  return gun < 0 ? null : { ammo: at(ammo, gun, 'ammo'), capacity: at(capacity, gun, 'capacity') };
}
