/** Ignoring the dark: Glowstick and Flashlight (LCK-POWER-05, LCK-CARD-glowstick, LCK-CARD-flashlight). */
import { codeOf, type Option, type Seat } from '@deadlight/engine';
import { findItem, itemKind, itemsOf, itemValue, kindRef, who } from '../survival/crew.ts';
import { spend } from '../survival/items.ts';
import { item, itemOf } from '../survival/things.ts';
import type { SurvivalOffer, SurvivalTable } from '../survival/vars.ts';
import { ZONE } from '../survival/zones.ts';
import { EVENT } from './log-events.ts';
import { VERB } from './words.ts';

/** Asked of anyone who has Items that could help, as far as their backs tell (LCK-ACT-25-R). */
export const askDark = (table: SurvivalTable, seat: Seat): boolean =>
  !table.vars.silent[seat] &&
  table.zone(ZONE.inventory(seat)).some((thing) => {
    const { back } = itemOf(table.kind(thing));
    return back === 'red' || back === 'yellow';
  });

export function lightOptions(table: SurvivalTable, seat: Seat, offer: SurvivalOffer): void {
  for (const kind of itemsOf(table, seat))
    if (itemOf(kind).reaction === 'ignore-dark') offer.add(VERB['light-up'](itemValue(kind)));
  offer.add(VERB.decline());
  offer.add(VERB.never());
}

/** Uses the light that was chosen; false if none was. */
export function takeLight(table: SurvivalTable, seat: Seat, answer: Option): boolean {
  if (codeOf(answer) === VERB.never.code) table.vars.silent[seat] = true;
  if (codeOf(answer) !== VERB['light-up'].code) return false;
  const kind = itemKind(VERB['light-up'].value(answer, 0));
  const thing = findItem(table, seat, kind);
  const { spentTo } = itemOf(kind);
  table.log?.tell('LCK-POWER-05', EVENT['lights-up'], {
    who: who(table, seat),
    item: kindRef(table, 'item', kind),
  });
  if (spentTo === undefined) spend(table, thing);
  else {
    table.reveal(thing);
    table.turn(thing, item(spentTo));
  }
  return true;
}
