/** Two hand slots: what is too much must go at once. */
import { codeOf, END, type Option, type Seat } from '@deadlight/engine';
import { bookOf } from './book.ts';
import { findItem, handSlotLimit, handSlotsUsed, itemKind, itemValue, who } from './crew.ts';
import { lose } from './items.ts';
import { EVENT } from './log-events.ts';
import { layObject } from './objects.ts';
import { carriedBy, procedure, type SurvivalOffer, type SurvivalTable } from './vars.ts';
import { BLUE_CORPSE, CARCASS, EGG, VERB } from './words.ts';
import { ZONE } from './zones.ts';

/** Every Heavy thing a Character could let go of. */
function offerHeavy(table: SurvivalTable, seat: Seat, offer: SurvivalOffer): void {
  const held = table.zone(ZONE.held(seat));
  for (let i = 0; i < held.length; i++) {
    const kind = table.kind(held[i]!);
    if (held.findIndex((other) => table.kind(other) === kind) === i)
      offer.add(VERB.drop(itemValue(kind)));
  }
  offerObjects(table, seat, offer);
}

/** Objects that a Character could lay down. */
export function offerObjects({ vars }: SurvivalTable, seat: Seat, offer: SurvivalOffer): void {
  if (vars.eggsOf[seat]! > 0) offer.add(VERB['drop-object'](EGG));
  if (vars.carcassesOf[seat]! > 0) offer.add(VERB['drop-object'](CARCASS));
  const { corpse } = vars;
  for (let object = BLUE_CORPSE; object < corpse.length; object++)
    if (corpse[object] === carriedBy(seat)) offer.add(VERB['drop-object'](object));
}

/** Lays down an Object where the Character stands, or lets go of an Item. */
export function unload(table: SurvivalTable, seat: Seat, option: Option): void {
  if (codeOf(option) === VERB['drop-object'].code) {
    const object = VERB['drop-object'].value(option, 0);
    table.log?.tell('dropped', EVENT['object-dropped'], {
      who: who(table, seat),
      object,
    });
    const slot = table.vars.place[seat]! || bookOf(table).place.roomOf(table, seat);
    layObject(table, seat, object, slot);
    return;
  }
  const kind = itemKind(VERB.drop.value(option, 0));
  lose(table, seat, findItem(table, seat, kind));
}

/**
 * Drops Heavy things, of the owner's choice, until the rest fits (NEM-ITEM-04, NEM-CARD-arm, NEM-ITEM-09-R,
 * LCK-BASIC-19-R, LCK-ITEM-20-R).
 */
export const makeRoom = procedure<{ readonly seat: Seat }>('make-room').steps({
  look: (table, { seat }) =>
    handSlotsUsed(table, seat) > handSlotLimit(table, seat) ? 'drop' : END,
  drop: {
    asks: (_table, { seat }) => seat,
    options: (table, _local, seat, offer) => offerHeavy(table, seat, offer),
  },
  dropped(table, { seat }) {
    unload(table, seat, table.answer);
    return 'look';
  },
});
