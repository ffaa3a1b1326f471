/** Passing, and discarding cards from hand. */
import { codeOf, END, type Offer, type Seat } from '@deadlight/engine';
import { cardCalled, hasWound, isAboard, seenAs, who } from './crew.ts';
import { K } from './things.ts';
import { procedure, type SurvivalTable } from './vars.ts';
import { V } from './words.ts';
import { sufferAlone } from './wounds.ts';
import { Z } from './zones.ts';

/** Every card in hand, each once as the player may call it. */
export function offerDiscards(table: SurvivalTable, seat: Seat, offer: Offer): void {
  const hand = table.zone(Z.hand + seat);
  for (const thing of hand) {
    const called = seenAs(table, seat, thing);
    if (cardCalled(table, seat, called) === thing) offer.add(V.discard(called));
  }
}

export function discardCalled(table: SurvivalTable, seat: Seat, option: number): void {
  table.move(cardCalled(table, seat, V.discard.value(option, 0)), Z.discard + seat);
}

interface Passing {
  readonly seat: Seat;
  /** Whether cards may be discarded first (not after Surgery). */
  readonly discards: boolean;
}

/** Discard if you like, bleed if you must, and you are out of this Player Phase (NEM-ROUND-14). */
export const passing = procedure<Passing>('pass').steps({
  begin(table, { seat, discards }) {
    table.vars.passed[seat] = true;
    table.log?.tell('ROUND-14', 'passes', { who: who(table, seat) });
    return discards ? undefined : 'bleed';
  },
  discard: {
    asks: (table, { seat }) => (table.zone(Z.hand + seat).length > 0 ? seat : -1),
    options(table, _local, seat, offer) {
      offerDiscards(table, seat, offer);
      offer.add(V.done());
    },
  },
  discarded(table, { seat }) {
    if (!table.answered || codeOf(table.answer) === V.done.code) return;
    discardCalled(table, seat, table.answer);
    return 'discard';
  },
  bleed(table, { seat }) {
    if (!isAboard(table.vars, seat) || !hasWound(table, seat, K.bleeding)) return END;
    table.log?.tell('CARD-bleeding', 'bleeds', { who: who(table, seat) });
    table.call(sufferAlone, { seat, light: 1, serious: 0, cause: 'bleeding' });
    return undefined;
  },
});
