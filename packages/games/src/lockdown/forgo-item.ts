import type { Seat } from '@deadlight/engine';
import type { Slot } from '../survival/board.ts';
import { where, who } from '../survival/crew.ts';
import type { SurvivalTable } from '../survival/vars.ts';
import { EVENT } from './log-events.ts';

/** One Item less is left to find in a Room, in exchange for something else. */
export function forgoItem(table: SurvivalTable, seat: Seat, slot: Slot, rule: string): void {
  table.vars.items[slot]!--;
  table.log?.tell(rule, EVENT['item-forgone'], {
    who: who(table, seat),
    room: where(table, slot),
    slot,
  });
}
