import { at, type View } from '@deadlight/engine';
import { GAMES, survivalTelling, type Voice } from '@deadlight/games';

const loadOf = (view: View, item: string): survivalTelling.Loaded | null =>
  survivalTelling.loadOf(at(GAMES, view.game, 'game').game, view, item);

export const isWeapon = (view: View, item: string): boolean => loadOf(view, item) !== null;

/** A weapon with its ammo: `Six-Shooter 3/6`. */
export function weaponName(view: View, voice: Voice, item: string): string {
  const { ammo, capacity } = loadOf(view, item)!;
  return `${voice.say(`item.${item}`)} ${ammo}/${capacity}`;
}
