import type { View } from '@deadlight/engine';
import { survivalThings, type Voice } from '@deadlight/games';
import { varsOf } from './ship.ts';

/** Every weapon is one of a kind; ammo is counted by its place in this list. */
const GUNS = survivalThings.WEAPONS.map((kind) => survivalThings.itemOf(kind).id);

export const isWeapon = (item: string): boolean => GUNS.includes(item);

/** A weapon with its ammo: `Six-Shooter 3/6`. */
export function weaponName(view: View, voice: Voice, item: string): string {
  const { ammo, capacity } = varsOf(view);
  const gun = GUNS.indexOf(item);
  return `${voice.say(`item.${item}`)} ${ammo[gun]}/${capacity[gun]}`;
}
