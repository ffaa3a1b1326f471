/** Corpses, Carcasses and Eggs: picked up, carried and laid down. */

import type { Seat } from '@deadlight/engine';
import type { Slot } from './board.ts';
import { bookOf } from './book.ts';
import { carriedBy, type SurvivalTable, type Vars } from './vars.ts';
import { CARCASS, EGG } from './words.ts';

/** An Object leaves a Character's hands and lies in a Room (LCK-ITEM-09). */
export function layObject(table: SurvivalTable, seat: Seat, object: number, slot: Slot): void {
  const { vars } = table;
  take(vars, seat, object, -1);
  if (object === EGG) vars.eggsIn[slot]!++;
  else if (object === CARCASS) vars.carcassesIn[slot]!++;
  else vars.corpse[object] = slot;
  bookOf(table).hooks.objectLaid(table, object, slot);
}

/** An Object that lies in a Room is picked up. */
export function liftObject(table: SurvivalTable, seat: Seat, object: number, slot: Slot): void {
  const { vars } = table;
  if (object === EGG) vars.eggsIn[slot]!--;
  else if (object === CARCASS) vars.carcassesIn[slot]!--;
  take(vars, seat, object, 1);
}

/** Counts an Object to or from what a Character carries. */
export function take(vars: Vars, seat: Seat, object: number, change: 1 | -1): void {
  if (object === EGG) vars.eggsOf[seat]! += change;
  else if (object === CARCASS) vars.carcassesOf[seat]! += change;
  else vars.corpse[object] = change > 0 ? carriedBy(seat) : 0;
}
