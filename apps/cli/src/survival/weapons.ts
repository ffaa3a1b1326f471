import type { View } from '@deadlight/engine';
import { GAMES, survivalThings, type Voice } from '@deadlight/games';
import { varsOf } from './place.ts';

/** Every weapon is one of a kind; ammo is counted by its place in this list. */
const gunsOf = ({ game }: View): string[] =>
  survivalThings.WEAPONS.map((kind) => GAMES[game]!.game.kinds[kind]!.name);

export const isWeapon = (view: View, item: string): boolean => gunsOf(view).includes(item);

/** A weapon with its ammo: `Six-Shooter 3/6`. */
export function weaponName(view: View, voice: Voice, item: string): string {
  const { ammo, capacity } = varsOf(view);
  const gun = gunsOf(view).indexOf(item);
  return `${voice.say(`item.${item}`)} ${ammo[gun]}/${capacity[gun]}`;
}
