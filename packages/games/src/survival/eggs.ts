/** Eggs: in the Nest, lying about, destroyed. */

import type { Seat } from '@deadlight/engine';
import type { Slot } from './board.ts';
import { bookOf, supplyOf } from './book.ts';
import { sheetOf, where } from './crew.ts';
import { EVENT } from './log-events.ts';
import type { SurvivalTable } from './vars.ts';
import { NEST_EGGS } from './words.ts';

export const isNest = (table: SurvivalTable, slot: Slot): boolean =>
  sheetOf(table, slot)?.id === 'nest';

/** Uncarried Eggs in a Room: 1 for those lying about, 2 for those of the Nest (NEM-ROOM-NEST-02, LCK-ROOM-NEST-03). */
export function eggTargets(table: SurvivalTable, slot: Slot): number {
  const { vars } = table;
  return (vars.eggsIn[slot]! > 0 ? 1 : 0) | (vars.nestEggs > 0 && isNest(table, slot) ? 2 : 0);
}

/** Takes an Egg of the Nest away; without Eggs the Nest is destroyed (NEM-ROOM-NEST-03). */
export function loseNestEgg(table: SurvivalTable): void {
  const { vars } = table;
  if (vars.nestEggs === 0) return;
  vars.nestEggs--;
  // One that was laid later does not bring it back (NEM-ROOM-NEST-11-R).
  if (vars.nestEggs > 0 || vars.nestDestroyed) return;
  vars.nestDestroyed = true;
  table.log?.tell('last-egg-gone', EVENT['nest-destroyed']);
}

/** Destroys one Egg of a kind where a Character is (NEM-ROOM-NEST-04, NEM-ROOM-NEST-14-R, LCK-ROOM-NEST-11-D). */
export function destroyEgg(table: SurvivalTable, seat: Seat, target: number): void {
  destroyEggIn(table, table.vars.place[seat]!, target);
}

export function destroyEggIn(table: SurvivalTable, slot: Slot, target: number): void {
  const { vars } = table;
  const ofNest = target === NEST_EGGS;
  if (ofNest ? vars.nestEggs === 0 : vars.eggsIn[slot] === 0) return;
  table.log?.tell('egg-attacked', EVENT['egg-destroyed'], {
    room: where(table, slot),
    slot,
    times: 1,
  });
  if (ofNest) loseNestEgg(table);
  else vars.eggsIn[slot]!--;
}

/** Eggs that are nowhere on the board (NEM-ROOM-NEST-10-R). */
function spareEggs(table: SurvivalTable): number {
  const { vars } = table;
  let used = vars.nestEggs;
  for (const count of vars.eggsIn) used += count;
  for (const count of vars.eggsOf) used += count;
  return supplyOf(table, 'eggs') - used;
}

// NEM-ROOM-NEST-11-R, LCK-ROOM-NEST-14-R, LCK-BAG-10-R
/** One more Egg for the Nest, if there is an Egg and, as some read it, still a Nest (NEM-BAG-06, NEM-BAG-13-R, LCK-BAG-07). */
export function layEgg(table: SurvivalTable): void {
  const nowhere = table.vars.nestDestroyed && !bookOf(table).supplies.eggsAfterNest(table);
  if (nowhere || spareEggs(table) === 0) return;
  table.vars.nestEggs++;
  table.log?.tell('queen-lays-egg', EVENT['egg-laid']);
}
