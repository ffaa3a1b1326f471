import type { Seat } from '@deadlight/engine';
import { kindRef } from './crew.ts';
import { addAmmo, capacityOf, isWeapon } from './items.ts';
import { FIRST, isActionCard, itemOf, SEATS } from './things.ts';
import type { SurvivalTable } from './vars.ts';
import { Z } from './zones.ts';

/** A Character comes into play: figure, deck, weapon, Quest Items (NEM-SETUP-33 to NEM-SETUP-35). */
export function comeAboard(
  table: SurvivalTable,
  seat: Seat,
  character: number,
  slot: number,
): void {
  const { vars } = table;
  vars.character[seat] = character;
  vars.place[seat] = slot;
  const kit = table.zone(Z.kit + character);
  while (kit.length > 0) {
    const thing = kit[kit.length - 1]!;
    const kind = table.kind(thing);
    if (isActionCard(kind)) table.move(thing, Z.deck + seat);
    else if (itemOf(kind).quest) table.move(thing, Z.quests + seat);
    else {
      table.move(thing, (isWeapon(table, thing) ? Z.held : Z.gear) + seat);
      addAmmo(table, thing, capacityOf(table, thing));
    }
  }
  table.shuffle(Z.deck + seat);
  table.log?.tell('SETUP-32', 'drafted', {
    seat: `@seat.${SEATS[seat]}`,
    character: kindRef(table, FIRST.character + character),
    number: vars.number[seat]!,
  });
}
