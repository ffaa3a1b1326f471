import type { Seat, Thing } from '@deadlight/engine';
import { makeRoom } from './hands.ts';
import { mountParts } from './items.ts';
import { itemOf } from './things.ts';
import type { SurvivalTable } from './vars.ts';
import { ZONE } from './zones.ts';

/** A Character gets an Item; a Heavy one needs a hand slot (NEM-ITEM-01, NEM-ITEM-08-R, LCK-ITEM-01). */
export function gain(table: SurvivalTable, seat: Seat, thing: Thing): void {
  const { heavy, quest } = itemOf(table.kind(thing));
  table.move(thing, (heavy ? ZONE.held : quest ? ZONE.gear : ZONE.inventory)(seat));
  mountParts(table, seat);
  if (heavy) table.call(makeRoom, { seat });
}
