import { kindAfter, type Seat } from '@deadlight/engine';
import type { Slot } from './board.ts';
import { kindRef } from './crew.ts';
import { addAmmo, capacityOf, isWeapon } from './items.ts';
import { EVENT } from './log-events.ts';
import { FIRST_KIND, isActionCard, itemOf, SEATS } from './things.ts';
import type { SurvivalTable } from './vars.ts';
import { ZONE } from './zones.ts';

/**
 * A Character comes into play: figure, deck, weapon, Quest Items (NEM-SETUP-33 to NEM-SETUP-35, LCK-SETUP-34,
 * LCK-SETUP-37).
 */
export function comeAboard(table: SurvivalTable, seat: Seat, character: number, slot: Slot): void {
  const { vars } = table;
  vars.character[seat] = character;
  vars.place[seat] = slot;
  const kit = table.zone(ZONE.kit(character));
  while (kit.length > 0) {
    const thing = kit[kit.length - 1]!;
    const kind = table.kind(thing);
    if (isActionCard(kind)) table.move(thing, ZONE.deck(seat));
    else if (itemOf(kind).quest) table.move(thing, ZONE.quests(seat));
    else {
      table.move(thing, (isWeapon(table, thing) ? ZONE.held : ZONE.gear)(seat));
      addAmmo(table, thing, capacityOf(table, thing));
    }
  }
  table.shuffle(ZONE.deck(seat));
  table.log?.tell('character-drafted', EVENT.drafted, {
    seat: `@seat.${SEATS[seat]}`,
    character: kindRef(table, 'character', kindAfter(FIRST_KIND.character, character)),
    number: vars.number[seat]!,
  });
}
