import type { Seat } from '@deadlight/engine';
import { makeRoom } from './hands.ts';
import { mountAutoloader } from './items.ts';
import { itemOf } from './things.ts';
import type { SurvivalTable } from './vars.ts';
import { Z } from './zones.ts';

/** A Character gets an Item; a Heavy one needs a hand slot (NEM-ITEM-01, NEM-ITEM-08-R). */
export function gain(table: SurvivalTable, seat: Seat, thing: number): void {
  const { heavy, quest } = itemOf(table.kind(thing));
  table.move(thing, (heavy ? Z.held : quest ? Z.gear : Z.inventory) + seat);
  mountAutoloader(table, seat);
  if (heavy) table.call(makeRoom, { seat });
}
