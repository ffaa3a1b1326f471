/** Two hand slots: what is too much must go at once. */
import { codeOf, END, type Offer, ref, type Seat } from '@deadlight/engine';
import { bookOf } from './book.ts';
import { findItem, handSlotLimit, handSlotsUsed, itemKind, itemValue, who } from './crew.ts';
import { lose } from './items.ts';
import { layObject } from './objects.ts';
import { HELD, procedure, type SurvivalTable } from './vars.ts';
import { BLUE_CORPSE, CARCASS, D, EGG, V } from './words.ts';
import { Z } from './zones.ts';

/** Every Heavy thing a Character could let go of. */
function offerHeavy(table: SurvivalTable, seat: Seat, offer: Offer): void {
  const held = table.zone(Z.held + seat);
  for (let i = 0; i < held.length; i++) {
    const kind = table.kind(held[i]!);
    if (held.findIndex((other) => table.kind(other) === kind) === i)
      offer.add(V.drop(itemValue(kind)));
  }
  offerObjects(table, seat, offer);
}

/** Objects that a Character could lay down. */
export function offerObjects({ vars }: SurvivalTable, seat: Seat, offer: Offer): void {
  if (vars.eggsOf[seat]! > 0) offer.add(V['drop-object'](EGG));
  if (vars.carcassesOf[seat]! > 0) offer.add(V['drop-object'](CARCASS));
  const { corpse } = vars;
  for (let object = BLUE_CORPSE; object < corpse.length; object++)
    if (corpse[object] === HELD + seat) offer.add(V['drop-object'](object));
}

/** Lays down an Object where the Character stands, or lets go of an Item. */
export function letGo(table: SurvivalTable, seat: Seat, option: number): void {
  if (codeOf(option) === V['drop-object'].code) {
    const object = V['drop-object'].value(option, 0);
    table.log?.tell('ITEM-05', 'object-dropped', {
      who: who(table, seat),
      object: ref(D.object, object),
    });
    const slot = table.vars.place[seat]! || bookOf(table).place.roomOf(table, seat);
    layObject(table, seat, object, slot);
    return;
  }
  const kind = itemKind(V.drop.value(option, 0));
  lose(table, seat, findItem(table, seat, kind));
}

/** Drops Heavy things, of the owner's choice, until the rest fits (NEM-ITEM-04, NEM-CARD-arm). */
export const makeRoom = procedure<{ readonly seat: Seat }>('make-room').steps({
  look: (table, { seat }) =>
    handSlotsUsed(table, seat) > handSlotLimit(table, seat) ? 'drop' : END,
  drop: {
    asks: (_table, { seat }) => seat,
    options: (table, _local, seat, offer) => offerHeavy(table, seat, offer),
  },
  dropped(table, { seat }) {
    letGo(table, seat, table.answer);
    return 'look';
  },
});
