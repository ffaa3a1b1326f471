import type { Seat } from '@deadlight/engine';
import { NO_SLOT, type Slot } from './board.ts';
import { bookOf } from './book.ts';
import { carried, corpseOf, where, who } from './crew.ts';
import { EVENT } from './log-events.ts';
import { layObject } from './objects.ts';
import { DEAD, type SurvivalTable } from './vars.ts';
import { OBJECTS } from './words.ts';
import { ZONE } from './zones.ts';

/** Zones whose cards a dead Character loses face down (NEM-WOUND-07, NEM-WOUND-13-R, LCK-WOUND-09). */
const BELONGINGS = [ZONE.inventory, ZONE.held, ZONE.gear, ZONE.quests, ZONE.mounted] as const;

/**
 * A Character dies: a Corpse in its Room, Objects dropped, Items gone; in Coop the Items stay with the
 * Corpse (NEM-WOUND-07, NEM-COOP-07-R). Gives the slot.
 */
export function die(table: SurvivalTable, seat: Seat, cause: string): Slot {
  const { vars } = table;
  const book = bookOf(table);
  // NEM-WOUND-14-R
  const slot = book.place.isOut(table, seat)
    ? book.place.bringBack(table, seat)
    : vars.place[seat]!;
  table.log?.tell('character-dies', EVENT.dies, {
    who: who(table, seat),
    cause: `@cause.${cause}`,
    room: where(table, slot),
    slot,
  });
  for (let object = 0; object < OBJECTS.length; object++)
    for (let n = carried(vars, seat, object); n > 0; n--) layObject(table, seat, object, slot);
  vars.place[seat] = NO_SLOT;
  vars.fate[seat] = DEAD;
  vars.corpse[corpseOf(vars, seat)] = slot;
  // LCK-COOP-09-D
  if (vars.options.mode !== 'coop') {
    // NEM-CONT-15-R, LCK-WOUND-14-R
    vars.larva[seat] = false;
    for (const zone of BELONGINGS) {
      const things = table.zone(zone(seat));
      while (things.length > 0) table.move(things[things.length - 1]!, ZONE.box);
    }
    const to = book.variants.woundsDieToo ? ZONE.gone : ZONE.woundDiscard;
    for (const zone of [ZONE.wounds, ZONE.dressed]) {
      const cards = table.zone(zone(seat));
      while (cards.length > 0) table.move(cards[cards.length - 1]!, to);
    }
  }
  book.hooks.died(table, seat, cause);
  return slot;
}
