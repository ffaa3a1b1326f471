import type { Seat } from '@deadlight/engine';
import { bookOf } from './book.ts';
import { carried, corpseOf, where, who } from './crew.ts';
import { layObject } from './objects.ts';
import { DEAD, type SurvivalTable } from './vars.ts';
import { OBJECTS } from './words.ts';
import { Z } from './zones.ts';

/** Zones whose cards a dead Character loses face down (NEM-WOUND-07, NEM-WOUND-13-R). */
const BELONGINGS = [Z.inventory, Z.held, Z.gear, Z.quests, Z.mounted] as const;

/**
 * A Character dies: a Corpse in its Room, Objects dropped, Items gone; in Coop the Items stay with the
 * Corpse (NEM-WOUND-07, NEM-COOP-07-R). Gives the slot.
 */
export function die(table: SurvivalTable, seat: Seat, cause: string): number {
  const { vars } = table;
  const book = bookOf(table);
  const slot = book.place.isOut(table, seat)
    ? book.place.bringBack(table, seat)
    : vars.place[seat]!;
  table.log?.tell('WOUND-07', 'dies', {
    who: who(table, seat),
    cause: `@cause.${cause}`,
    room: where(table, slot),
    slot,
  });
  for (let object = 0; object < OBJECTS.length; object++)
    for (let n = carried(vars, seat, object); n > 0; n--) layObject(table, seat, object, slot);
  vars.place[seat] = 0;
  vars.fate[seat] = DEAD;
  vars.corpse[corpseOf(vars, seat)] = slot;
  if (vars.options.mode !== 'coop') {
    vars.larva[seat] = false;
    for (const zone of BELONGINGS) {
      const things = table.zone(zone + seat);
      while (things.length > 0) table.move(things[things.length - 1]!, Z.box);
    }
    const to = book.variants.woundsDieToo ? Z.gone : Z.woundDiscard;
    for (const zone of [Z.wounds, Z.dressed]) {
      const cards = table.zone(zone + seat);
      while (cards.length > 0) table.move(cards[cards.length - 1]!, to);
    }
  }
  book.hooks.died(table, seat, cause);
  return slot;
}
