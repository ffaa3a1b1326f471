/** Laying out permanents and ammo, a free step of one's own turn (PAN-ACT-27, PAN-ACT-49). */
import { type Offer, ref, type Seat } from '@deadlight/engine';
import { spareCards } from '../damage.ts';
import { cardOf } from '../things.ts';
import { cardValue } from '../trade.ts';
import type { PanicTable } from '../vars.ts';
import { D, V } from '../words.ts';
import { Z } from '../zones.ts';

/** The rule that forbids playing any card from hand, or null (PAN-ACT-27). */
export const whyNotLay = (table: PanicTable, seat: Seat): string | null =>
  spareCards(table, seat) > 0 ? null : 'PAN-ACT-27';

const isLaidOut = (kind: number): boolean => {
  const use = cardOf(kind)?.use;
  return use === 'permanent' || use === 'charges';
};

/** What an attack upon entering a room may need (PAN-TRADE-07). */
const isWeapon = (kind: number): boolean => {
  const card = cardOf(kind);
  return card?.traits?.shots !== undefined || card?.traits?.shotsPerAction !== undefined || card?.effect?.does === 'stab';
};

export function offerLaying(table: PanicTable, seat: Seat, weaponsOnly: boolean, offer: Offer): void {
  const rule = whyNotLay(table, seat);
  if (rule !== null && !offer.explaining) return;
  let seen = 0;
  for (const thing of table.zone(Z.hand + seat)) {
    const kind = table.kind(thing);
    if (!isLaidOut(kind) || (weaponsOnly && !isWeapon(kind))) continue;
    const bit = 1 << cardValue(kind);
    if (seen & bit) continue;
    seen |= bit;
    offer.unless(rule, V.lay(cardValue(kind)));
  }
}

export function lay(table: PanicTable, seat: Seat, kind: number): void {
  table.move(table.find(Z.hand + seat, kind), Z.laid + seat);
  table.vars.shots[seat]! += cardOf(kind)?.traits?.shots ?? 0;
  table.log?.tell('PAN-ACT-27', 'laid', {
    seat: ref(D.seat, seat),
    card: ref(D.card, cardValue(kind)),
  });
}
