/** The combat knife (PAN-ACT-37, PAN-CARD-combat-knife). */
import { END, type Offer, type Seat } from '@deadlight/engine';
import { pawnOf, roomOfPawn, thingOf } from '../crew.ts';
import { damage, hitParasite } from '../damage.ts';
import { type Effect, KNIFE_DIE } from '../data/search-cards.ts';
import { EVENT } from '../log-events.ts';
import { ANDROID, cardOf, isParasite, KIND, PAWN_THING, TROOPER } from '../things.ts';
import { type PanicTable, procedure } from '../vars.ts';
import { VERB } from '../words.ts';
import { ZONE } from '../zones.ts';
import { noteAttack, offerTargets } from './shoot.ts';

const KNIFE = cardOf(KIND.knife)!.effect as Extract<Effect, { does: 'stab' }>;

/** The rule that forbids stabbing at all, or null. */
export function whyNotStab(table: PanicTable, seat: Seat): string | null {
  if (table.vars.ap < 1) return 'PAN-TURN-05';
  return table.find(ZONE.laid(seat), KIND.knife) >= 0 ? null : 'PAN-CARD-combat-knife';
}

/** Offers stabs; `room` limits them to characters in one room (PAN-TRADE-07). */
export function offerStabs(
  table: PanicTable,
  seat: Seat,
  rule: string | null,
  room: number,
  offer: Offer,
): void {
  if (rule !== null && !offer.explaining) return;
  for (let who = TROOPER; who <= ANDROID; who++) {
    const from = roomOfPawn(table, pawnOf(seat, who));
    if (from < 0 || (room >= 0 && from !== room)) continue;
    offerTargets(table, seat, from, room >= 0, (target) =>
      offer.unless(rule, VERB.stab(who, target)),
    );
  }
}

/** A stab, its point already paid; a miss is an attack all the same. */
export const stab = procedure<{ seat: Seat; who: number; target: number }>('stab').steps({
  roll(table, { seat, who, target }) {
    const thing = thingOf(target);
    const die = table.roll(KNIFE_DIE);
    const hits = die >= KNIFE.hitsFrom;
    table.log?.tell('PAN-CARD-combat-knife', EVENT.stab, {
      seat,
      who,
      target,
      die,
      hits: hits ? 'yes' : 'no',
    });
    if (isParasite(thing)) {
      if (hits) hitParasite(table, thing);
      return END;
    }
    noteAttack(table, thing);
    if (hits)
      table.call(damage, { hits: [{ pawn: thing - PAWN_THING, loss: KNIFE.damage }], by: seat });
    return END;
  },
});
