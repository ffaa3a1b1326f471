import type { Seat, View } from '@deadlight/engine';
import { telling, vars, words } from '@deadlight/games/survival';

/** Eggs, Carcasses and Corpses in the hands of a player. */
export function objectsOf(view: View, seat: Seat): string[] {
  const { eggsOf, carcassesOf, corpse } = telling.varsOf(view);
  return [
    ...new Array<string>(eggsOf[seat]!).fill('egg'),
    ...new Array<string>(carcassesOf[seat]!).fill('carcass'),
    ...words.OBJECTS.filter(
      (_, object) => object >= words.BLUE_CORPSE && corpse[object] === vars.carriedBy(seat),
    ),
  ];
}
