/** How ammo and Items are lost in panic. */
import { codeOf, END, NO_SEAT, type Seat, type Thing } from '@deadlight/engine';
import { findItem, itemKind, itemValue, kindRef, looseItemsOf, who } from '../survival/crew.ts';
import { addAmmo, ammoOf, lose } from '../survival/items.ts';
import { itemOf } from '../survival/things.ts';
import { procedure, type SurvivalOffer, type SurvivalTable } from '../survival/vars.ts';
import { ZONE } from '../survival/zones.ts';
import { EVENT } from './log-events.ts';
import { VERB } from './words.ts';

interface Panic {
  readonly seat: Seat;
  ammo: number;
  /** An Item is lost if there is not enough ammo, or by choice. */
  readonly item: 'kept' | 'instead' | 'chosen';
  started: boolean;
}

const loaded = (table: SurvivalTable, seat: Seat): Thing[] =>
  table
    .zone(ZONE.held(seat))
    .filter((thing) => itemOf(table.kind(thing)).weapon && ammoOf(table, thing) > 0);

function offerItems(table: SurvivalTable, seat: Seat, offer: SurvivalOffer): void {
  for (const kind of looseItemsOf(table, seat)) offer.add(VERB['lose-item'](itemValue(kind)));
}

/** Ammo is lost, or an Item if there is not enough (LCK-CARD-panic, LCK-CARD-magnetic-storm). */
export const panicking = procedure<Panic>('panic').steps({
  look(table, local) {
    const { seat } = local;
    const ammo = loaded(table, seat).reduce((sum, thing) => sum + ammoOf(table, thing), 0);
    if (local.ammo === 0) return END;
    if (ammo >= local.ammo) return 'ammo';
    return local.item !== 'kept' && !local.started ? 'item' : END;
  },
  ammo: {
    asks: (_table, { seat }) => seat,
    options(table, { item }, seat, offer) {
      for (const thing of loaded(table, seat))
        offer.add(VERB['lose-ammo'](itemValue(table.kind(thing))));
      if (item === 'chosen') offerItems(table, seat, offer);
    },
  },
  fired(table, local) {
    if (codeOf(table.answer) === VERB['lose-item'].code) return 'lost';
    const kind = itemKind(VERB['lose-ammo'].value(table.answer, 0));
    addAmmo(table, table.find(ZONE.held(local.seat), kind), -1);
    table.log?.tell('LCK-CARD-panic', EVENT['loses-ammo'], {
      who: who(table, local.seat),
      weapon: kindRef(table, 'item', kind),
    });
    local.ammo--;
    local.started = true;
    return 'look';
  },
  /** Asked of anyone who has Items; the others see their backs. */
  item: {
    asks: (table, { seat }) => (looseItemsOf(table, seat).length > 0 ? seat : NO_SEAT),
    options: (table, _local, seat, offer) => offerItems(table, seat, offer),
  },
  lost(table, { seat }) {
    if (table.answered)
      lose(table, seat, findItem(table, seat, itemKind(VERB['lose-item'].value(table.answer, 0))));
    else table.log?.tell('LCK-CARD-panic', EVENT['loses-nothing'], { who: who(table, seat) });
    return END;
  },
});
