import { at, type Seat, type View } from '@deadlight/engine';
import { telling, vars, words } from '@deadlight/games/survival';

/** Eggs, Carcasses and Corpses in the hands of a player. */
export function objectsOf(view: View, seat: Seat): string[] {
  const { eggsOf, carcassesOf, corpse } = telling.varsOf(view);
  return [
    ...new Array<string>(at(eggsOf, seat, 'seat')).fill('egg'),
    ...new Array<string>(at(carcassesOf, seat, 'seat')).fill('carcass'),
    ...words.OBJECTS.filter(
      (_, object) => object >= words.BLUE_CORPSE && corpse[object] === vars.carriedBy(seat),
    ),
  ];
}
